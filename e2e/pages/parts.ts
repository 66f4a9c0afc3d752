import { expect, type Locator, type Page } from "@playwright/test";

/** The content of a page between the bar and the footer. */
export const main = (page: Page): Locator => page.getByRole("main");

/** The section of a page under a heading. */
export const section = (page: Page, title: string): Locator =>
  main(page).locator("section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** Expects a visible link to each of these addresses. */
export const expectLinks = async (page: Page, hrefs: string[]): Promise<void> => {
  for (const href of hrefs) await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
};

/** A phone and a wide screen. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
