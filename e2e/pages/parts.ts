import type { Locator, Page } from "@playwright/test";

/** The section of a page under a heading. */
export const section = (page: Page, title: string): Locator =>
  page.locator("main section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** A phone and a wide screen. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
