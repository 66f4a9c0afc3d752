import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

// Nothing of the wall is a script's.
test.use({ javaScriptEnabled: false });

const TOTAL = content.courses.reduce((sum, { sessions }) => sum + sessions, 0);

for (const [path, courses] of [
  ["/", content.courses],
  ["/about", content.courses.toSorted((a, b) => a.sessions - b.sessions)],
] as const)
  test(`the wall of ${path} has every session, and each course leads to its sessions`, async ({ page }) => {
    await page.goto(path);
    const wall = page.locator(".wall");
    await expect(wall.locator("i, b")).toHaveCount(TOTAL);
    await expect(wall.locator("b")).toHaveCount(content.courses.length);
    const runs = await wall
      .locator("a")
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("href"),
          link.textContent,
          link.querySelectorAll("i, b").length,
        ]),
      );
    expect(runs).toEqual(
      courses.map(({ slug, title, sessions }) => [getTimetablePath(slug), title, sessions]),
    );
  });

test("no mark of the wall leaves the page or covers another, at every width", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const marks = await page
      .locator(".wall")
      .locator("i, b")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top } = element.getBoundingClientRect();
          return { left, right, top };
        }),
      );
    for (const [index, { left, right, top }] of marks.entries()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
      const next = marks[index + 1];
      if (next && Math.abs(next.top - top) < 2) expect(next.left).toBeGreaterThan(right);
    }
  }
});
