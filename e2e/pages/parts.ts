import { expect, type Locator, type Page } from "@playwright/test";

/** What a page holds between the bar and the footer. */
export const main = (page: Page): Locator => page.getByRole("main");

/** The section of a page under a heading. */
export const section = (page: Page, title: string): Locator =>
  main(page).locator("section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** Sees that a page leads to these addresses. */
export const expectLinks = async (page: Page, hrefs: string[]): Promise<void> => {
  for (const href of hrefs) await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
};

/** A phone and a wide screen. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

/** Sees that what a page wants its visitor to do first is in the first screen of each. */
export const expectFirstCall = async (page: Page, name: string, href: string): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const call = main(page).getByRole("link", { name, exact: true }).first();
    await expect(call).toHaveAttribute("href", href);
    await expect(call).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
};
