import { expect, type Locator, type Page } from "@playwright/test";
import { copy, DAYS } from "./entries.ts";

/** The field that searches the prompts. */
export const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search the prompts" });

/** The row of a prompt in the list. */
export const row = (page: Page, slug: string): Locator =>
  page.locator("#prompt-list li", { has: page.locator(`#${slug}`) });

/** What an open row shows. */
export const body = (page: Page, slug: string): Locator => page.locator(`#prompt-list #${slug}`);

/** What opens and closes a row. */
export const title = (page: Page, slug: string): Locator => row(page, slug).locator("summary");

/** The titles of the rows that the filters leave. */
export const visibleRows = (page: Page): Locator => page.locator("#prompt-list li:visible h4");

/** What says how many prompts are shown. */
export const status = (page: Page): Locator =>
  page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

/** The button that copies a prompt. */
export const copyButton = (page: Page, slug: string): Locator => row(page, slug).getByRole("button");

/** What was copied last; the test must have the permission. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** How many days are said to be done. Words are looked for in a part: all of the page has 5,000 elements. */
export const expectDone = (page: Page, days: number) =>
  expect(page.locator("[role=status]", { hasText: copy.roadmap.progress })).toHaveText(
    `${days} of ${DAYS.length} ${copy.roadmap.progress}`,
  );
