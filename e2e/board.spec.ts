import { expect, type Page } from "@playwright/test";
import { content, open, test } from "./site.ts";

const PHONE = { width: 375, height: 812 };

const row = (page: Page, slug: string) => page.locator(`[data-course="${slug}"]`);

/** Left edge and width of the drawing of a course's sessions. */
const getStrip = async (page: Page, slug: string) => {
  const box = await row(page, slug).locator("svg").boundingBox();
  if (!box) throw new Error(`${slug} has no strip.`);
  return box;
};

for (const width of [PHONE.width, 1440]) {
  test(`lengths compare at ${width} px: each row's sessions stand under the weeks of the head`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/courses");
    const weeks = page.locator(".board-head li");
    const lengths = content.courses.map(({ sessions }) => Math.ceil(sessions / 2));
    await expect(weeks).toHaveCount(Math.max(...lengths));
    const first = await weeks.first().boundingBox();
    for (const [index, { slug }] of content.courses.entries()) {
      const strip = await getStrip(page, slug);
      const last = await weeks.nth((lengths[index] ?? 1) - 1).boundingBox();
      expect(Math.abs(strip.x - (first?.x ?? 0)), `${slug} begins in week 1`).toBeLessThan(1.5);
      const end = (last?.x ?? 0) + (last?.width ?? 0);
      expect(Math.abs(strip.x + strip.width - end), `${slug} ends in its last week`).toBeLessThan(1.5);
    }
  });
}

test("the weeks stay in sight while the rows pass, and never lie over what has the focus", async ({
  page,
}) => {
  await open(page, "/courses");
  await page.locator("[data-course]").last().scrollIntoViewIfNeeded();
  const head = page.locator(".board-head");
  await expect(head).toBeInViewport({ ratio: 1 });
  for (const link of await page.locator("[data-course] a").all()) {
    await link.focus();
    const box = await link.boundingBox();
    const bar = await head.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  }
});

test("a phone's first screen reaches the first course, and four screens hold the owner's fifteen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/courses");
  await expect(page.locator("[data-course] h2").first()).toBeInViewport({ ratio: 1 });
  const list = await page.locator("ul:has(> [data-course])").boundingBox();
  expect((list?.height ?? 0) / content.courses.length).toBeLessThanOrEqual((4 * PHONE.height) / 15);
});

test("a row takes the colour of its track with the focus and under the pointer", async ({ page }) => {
  await open(page, "/courses");
  const colours = { Foundation: "rgb(255, 194, 26)", "AI-Powered": "rgb(0, 153, 255)" };
  for (const [track, colour] of Object.entries(colours)) {
    const slugs = content.courses.filter((course) => course.track === track).map(({ slug }) => slug);
    const [first = "", second = ""] = slugs;
    await row(page, first).getByRole("link").focus();
    await expect(row(page, first)).toHaveCSS("background-color", colour);
    await row(page, second).hover();
    await expect(row(page, second)).toHaveCSS("background-color", colour);
  }
});

/** Counts, in the page's `data-moved`, the covers that each view transition moves. */
const countMovedCovers = (page: Page) =>
  page.addInitScript(() => {
    const own = document.startViewTransition?.bind(document);
    if (!own) return;
    document.startViewTransition = (update) => {
      const transition = own(update as ViewTransitionUpdateCallback);
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect)?.pseudoElement?.startsWith("::view-transition-group(cover)"),
          );
        document.documentElement.dataset.moved = String(moving.length);
      });
      return transition;
    };
  });

for (const from of ["/courses", "/", "/courses/database-mastery"])
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`a cover of ${from} becomes the poster of its page and comes back, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await countMovedCovers(page);
      await open(page, from);
      await row(page, "python-fundamentals").getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Python Fundamentals");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.moved))
        .toBe(reducedMotion === "reduce" ? "0" : "1");
      await page.evaluate(() => delete document.documentElement.dataset.moved);
      await page.goBack();
      await expect(row(page, "python-fundamentals")).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.moved))
        .toBe(reducedMotion === "reduce" ? "0" : "1");
    });
  }

test("without view transitions a row opens its course alike", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "startViewTransition", { value: undefined });
  });
  await open(page, "/courses");
  await row(page, "core-java").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Core Java");
});
