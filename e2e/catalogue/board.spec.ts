import { expect, type Locator } from "@playwright/test";
import { content, test } from "../site.ts";

/** The places of elements. */
const listBoxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    }),
  );

test("the sessions of each row are under their weeks, on a phone and a wide screen", async ({ page }) => {
  await page.goto("/courses");
  const weeks = page.locator(".board-head li");
  const lengths = content.courses.map(({ sessions }) => Math.ceil(sessions / 2));
  await expect(weeks).toHaveCount(Math.max(...lengths));
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await listBoxes(weeks);
    const strips = await listBoxes(page.locator("[data-course] .band"));
    expect(strips).toHaveLength(lengths.length);
    for (const [index, strip] of strips.entries()) {
      const { slug } = content.courses[index] ?? {};
      const last = columns[(lengths[index] ?? 1) - 1];
      expect(Math.abs(strip.left - (columns[0]?.left ?? 0)), `${slug} begins in week 1`).toBeLessThan(1.5);
      expect(Math.abs(strip.right - (last?.right ?? 0)), `${slug} ends in its last week`).toBeLessThan(1.5);
    }
  }
});

test("the sessions keep their colours in forced colours, where their lines keep theirs", async ({ page }) => {
  const listColours = () =>
    page
      .locator("[data-course] .band")
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundImage));
  await page.goto("/courses");
  const colours = await listColours();
  expect(colours).not.toEqual([]);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await listColours()).toEqual(colours);
});

test("the weeks stay in view while the rows scroll, and never cover the focus", async ({ page }) => {
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
