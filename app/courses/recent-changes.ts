import type { CourseFrontMatter } from "./course-schema.server.ts";

type Changes = CourseFrontMatter["changes"];

/** Days of the longest quarter. */
const DAYS_OF_A_QUARTER = 92;
const DAY = 24 * 60 * 60 * 1000;

/** The changes of the last quarter before a day, newest first. */
export const listRecentChanges = (changes: Changes, today: string): Changes =>
  changes
    .filter(({ date }) => Date.parse(today) - Date.parse(date) <= DAYS_OF_A_QUARTER * DAY)
    .toSorted((a, b) => b.date.localeCompare(a.date));
