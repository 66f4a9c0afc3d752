import { expect, type Locator, type Page } from "@playwright/test";
import { relateCourse } from "#app/site/content-store.server.ts";
import { content, open, test } from "./site.ts";

const PHONE = { width: 375, height: 812 };

const row = (page: Page, slug: string) => page.locator(`[data-course="${slug}"]`);

/** Where elements stand. */
const listBoxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    }),
  );

test("lengths compare on a phone and a wide screen: each row's sessions stand under the weeks of the head", async ({
  page,
}) => {
  await page.goto("/courses");
  const weeks = page.locator(".board-head li");
  const lengths = content.courses.map(({ sessions }) => Math.ceil(sessions / 2));
  await expect(weeks).toHaveCount(Math.max(...lengths));
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await listBoxes(weeks);
    const strips = await listBoxes(page.locator("[data-course] svg"));
    expect(strips).toHaveLength(lengths.length);
    for (const [index, strip] of strips.entries()) {
      const { slug } = content.courses[index] ?? {};
      const last = columns[(lengths[index] ?? 1) - 1];
      expect(Math.abs(strip.left - (columns[0]?.left ?? 0)), `${slug} begins in week 1`).toBeLessThan(1.5);
      expect(Math.abs(strip.right - (last?.right ?? 0)), `${slug} ends in its last week`).toBeLessThan(1.5);
    }
  }
});

test("the weeks stay in sight while the rows pass, and never lie over what has the focus", async ({
  page,
}) => {
  await page.goto("/courses");
  await page.locator("[data-course]").last().scrollIntoViewIfNeeded();
  const head = page.locator(".board-head");
  await expect(head).toBeInViewport({ ratio: 1 });
  for (const link of await page.locator("[data-course] a").all()) {
    const [top, bar] = await link.evaluate((element: HTMLElement) => {
      element.focus();
      const head = document.querySelector(".board-head");
      return [element.getBoundingClientRect().top, head?.getBoundingClientRect().bottom ?? 0];
    });
    expect(top).toBeGreaterThanOrEqual((bar ?? 0) - 1);
  }
});

test("a phone's first screen holds the whole first course, and four screens hold the owner's fifteen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/courses");
  await expect(page.locator("[data-course]").first()).toBeInViewport({ ratio: 1 });
  const list = await page.locator("ul:has(> [data-course])").boundingBox();
  expect((list?.height ?? 0) / content.courses.length).toBeLessThanOrEqual((4 * PHONE.height) / 15);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length - (list?.height ?? 0), "head, filters, key and foot").toBeLessThanOrEqual(1.7 * PHONE.height);
});

test("a row takes the colour of its track with the focus and under the pointer", async ({ page }) => {
  await page.goto("/courses");
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

/** Writes into the page's `data-moved` for how long each cover is moved by a view transition. */
const timeMovedCovers = (page: Page) =>
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
        document.documentElement.dataset.moved = moving
          .map(({ effect }) => `${effect?.getTiming().duration} ms`)
          .join();
      });
      return transition;
    };
  });

/** A course of the home page, and one to which it is related. */
const [LED = { from: "", slug: "", title: "" }] = content.courses.flatMap((course) =>
  relateCourse(course, content.courses)
    .related.filter(({ slug }) => content.courses.slice(0, 6).some((featured) => featured.slug === slug))
    .map(({ slug, title }) => ({ from: course.slug, slug, title })),
);

for (const from of ["/courses", "/", `/courses/${LED.from}`])
  test(`a cover of ${from} becomes the poster of its page and comes back, unless motion is reduced`, async ({
    page,
  }) => {
    await timeMovedCovers(page);
    await open(page, from);
    const moved = () => page.evaluate(() => document.documentElement.dataset.moved);
    for (const [reducedMotion, covers] of [
      ["no-preference", "160 ms"],
      ["reduce", ""],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => delete document.documentElement.dataset.moved);
      await row(page, LED.slug).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(LED.title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(moved).toBe(covers);
      await page.evaluate(() => delete document.documentElement.dataset.moved);
      await page.goBack();
      await expect(row(page, LED.slug)).toBeVisible();
      await expect.poll(moved).toBe(covers);
    }
  });

test("without view transitions a row opens its course alike", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "startViewTransition", { value: undefined });
  });
  await open(page, "/courses");
  await row(page, LED.slug).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LED.title);
});
