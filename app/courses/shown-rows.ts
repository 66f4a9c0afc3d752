import { CATALOGUE } from "./catalogue-ids.ts";
import { type CourseFilter, matchesCourse, parseCourseFilter } from "./course-filter.ts";

/** What the filter reads of a row. */
type RowWords = Parameters<typeof matchesCourse>[0];

const known = new WeakMap<HTMLElement, RowWords>();

/** The filter that the address asks for. */
export const readFilter = (): CourseFilter => parseCourseFilter(new URLSearchParams(location.search));

/** Shows the rows that match, and no others. @returns how many they are. */
export function showRows(filter: CourseFilter): number {
  let count = 0;
  for (const row of document.getElementById(CATALOGUE.list)?.children ?? []) {
    const isShown = matchesCourse(getWords(row as HTMLElement), filter);
    if (isShown) count++;
    // Most rows stay as they are: what is not changed costs the browser nothing.
    if ((row as HTMLElement).hidden === isShown) (row as HTMLElement).hidden = !isShown;
  }
  return count;
}

function getWords(row: HTMLElement): RowWords {
  const words = known.get(row) ?? readWords(row);
  // The last row of a page that is still arriving may not be whole.
  if (document.readyState !== "loading") known.set(row, words);
  return words;
}

function readWords(row: HTMLElement): RowWords {
  const read = (selector: string) => (row.querySelector(selector)?.textContent ?? "").toLowerCase();
  return { ...row.dataset, title: read("h2"), description: read("[data-description]") } as RowWords;
}
