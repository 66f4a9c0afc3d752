import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { content, test } from "../site.ts";

/** How many screens of a phone a page may take: about as far as visitors scroll. */
const BUDGETS: Record<string, number> = {
  "/": 11,
  "/courses": 5.5,
  "/dev-toolkit": 7.5,
  "/dev-toolkit/roadmap": 4.5,
  ...Object.fromEntries(content.courses.map(({ slug }) => [getCoursePath(slug), 9])),
};

test.use({ viewport: { width: 375, height: 812 } });

test("no page is longer than its budget on a phone", async ({ page }) => {
  for (const [path, budget] of Object.entries(BUDGETS)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    const fix = `${path} takes ${screens.toFixed(2)} screens: shorten it, or agree a larger budget with the owner`;
    expect.soft(screens, fix).toBeLessThanOrEqual(budget);
  }
});
