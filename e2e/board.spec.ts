import { expect, type Locator, type Page } from "@playwright/test";
import { content, test } from "./site.ts";

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
