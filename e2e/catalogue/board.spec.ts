import { expect } from "@playwright/test";
import { content, test } from "../site.ts";

test("the sessions of each row are under their weeks, and keep their colours in forced colours", async ({
  page,
}) => {
  await page.goto("/courses");
  const lengths = content.courses.map(({ sessions }) => Math.ceil(sessions / 2));
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [weeks, rows] = await page.evaluate(() =>
      [".board-head li", "[data-course] .band"].map((selector) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()),
      ),
    );
    expect(weeks).toHaveLength(Math.max(...lengths));
    expect(rows).toHaveLength(lengths.length);
    for (const [index, row] of (rows ?? []).entries()) {
      const last = weeks?.[(lengths[index] ?? 1) - 1];
      expect(Math.abs(row.left - (weeks?.[0]?.left ?? 0)), `row ${index} begins`).toBeLessThan(1.5);
      expect(Math.abs(row.right - (last?.right ?? 0)), `row ${index} ends`).toBeLessThan(1.5);
    }
  }
  const listColours = () =>
    page
      .locator("[data-course] .band")
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundImage));
  const colours = await listColours();
  for (const colour of colours) expect(colour).toMatch(/^conic-gradient\(/);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await listColours()).toEqual(colours);
});
