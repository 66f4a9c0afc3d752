import { COURSE_FILTER, type CourseFilter } from "./course-filter.ts";

/** Id of the list of all rows. */
export const LIST_ID = "course-list";

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showRows(filter: CourseFilter): number {
  const matches = COURSE_FILTER.getMatcher(filter);
  let count = 0;
  for (const row of document.querySelectorAll<HTMLElement>(`#${LIST_ID} > li`)) {
    const isShown = matches(row.dataset as CourseFilter);
    if (isShown) count++;
    // Unchanged rows cost the browser nothing.
    if (row.hidden === isShown) row.hidden = !isShown;
  }
  return count;
}
