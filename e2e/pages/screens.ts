import { expect, type Page } from "@playwright/test";

/** The page takes up to that many screens: about as far as visitors scroll. */
export async function expectWithin(page: Page, budget: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  const { pathname } = new URL(page.url());
  const fix = `${pathname} takes ${screens.toFixed(2)} screens: shorten it, or agree a larger budget with the owner`;
  expect.soft(screens, fix).toBeLessThanOrEqual(budget);
}
