import { expect, type Locator, type Page } from "@playwright/test";
import { copy, DAYS } from "./entries.ts";

/** The field that searches the prompts. */
export const search = (page: Page): Locator => page.getByRole("searchbox", { name: copy.prompts.search });

/** The titles of the listed prompts that can be seen. */
export const visibleTitles = (page: Page): Locator => page.locator("#prompts details li:visible > a");

/** What says how many prompts match. */
export const status = (page: Page): Locator =>
  page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

/** What says what was copied. */
export const notice = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: copy.copying.close });

/** What was copied last; the test must have the permission. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The box that ticks a day. */
export const tick = (page: Page, day: number): Locator => page.locator(`#day-${day}`).getByRole("checkbox");

/** How many days are said to be done. */
export const expectDone = (page: Page, days: number) =>
  expect(page.locator("#roadmap").getByRole("status").first()).toHaveText(
    `${days} of ${DAYS.length} ${copy.roadmap.progress}`,
  );

/** The marks of the days, each a link. */
export const marks = (page: Page): Locator =>
  page.getByRole("navigation", { name: copy.roadmap.title }).getByRole("link");

/** The day on which a calendar begins. */
export const firstDay = (page: Page): Locator =>
  page.getByLabel(copy.roadmap.calendar.start, { exact: true });

/** Turns to the roadmap, so that its scripts come. */
export async function openRoadmap(page: Page): Promise<void> {
  await page.goto("/dev-toolkit#roadmap");
  await marks(page).first().hover();
  await expect(firstDay(page)).toBeVisible();
}
