import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

test("the wall has a mark for each session, and leads to the sessions of each course", async ({ page }) => {
  await page.goto("/");
  const runs = await page
    .locator(".wall a")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href"), link.querySelectorAll("i, b").length]),
    );
  expect(runs).toEqual(content.courses.map(({ slug, sessions }) => [getTimetablePath(slug), sessions]));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const marks = await page
      .locator(".wall")
      .locator("i, b")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    for (const [index, { right, top }] of marks.entries()) {
      const next = marks[index + 1];
      if (next && Math.abs(next.top - top) < 2) expect(next.left, `${width} px`).toBeGreaterThan(right);
    }
  }
});
