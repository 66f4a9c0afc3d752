import { expect, type Page } from "@playwright/test";

/** How many screens of a phone a page may take: about as far as visitors scroll. */
export const BUDGETS = {
  "/": 9.5,
  "/courses": 5.5,
  "/dev-toolkit": 7.5,
  "/dev-toolkit/roadmap": 4.6,
};

/** The same for the page of a course. */
export const COURSE_BUDGET = 9;

/** The page takes up to that many screens. */
export async function expectWithin(page: Page, budget: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  const { pathname } = new URL(page.url());
  const fix = `${pathname} takes ${screens.toFixed(2)} screens: shorten it, or agree a larger budget with the owner`;
  expect.soft(screens, fix).toBeLessThanOrEqual(budget);
}
