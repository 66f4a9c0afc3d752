import type { Locator, Page } from "@playwright/test";
import { content, sayShown } from "../site.ts";

/** How many courses there are. */
export const TOTAL = content.courses.length;

/** How the page says that all are shown. */
export const ALL_SHOWN = sayShown(TOTAL);

/** The last course for beginners: its row is not on the first screen. */
export const BEGINNER = content.courses.findLast(({ level }) => level === "Beginner") ?? {
  slug: "",
  title: "",
};

/** The buttons of one filter. */
export const group = (page: Page, name: string): Locator => page.getByRole("group", { name });

/** Presses one of them. */
export const choose = (page: Page, name: string, choice: string): Promise<void> =>
  group(page, name).getByRole("button", { name: choice, exact: true }).click();

/** The field that searches the courses. */
export const search = (page: Page): Locator => page.getByRole("searchbox");

/** The courses that the filters leave, by their slugs. */
export const shown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator("[data-course]:visible")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-course")));

/** What says how many courses are shown. */
export const count = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Showing" });
