import { joinWords } from "#app/content/search.ts";
import { type CourseFilter, type CourseWords, getMatcher } from "./course-filter.ts";

/** Id of the list of all rows. */
export const LIST_ID = "course-list";

type Row = { words: CourseWords; element: HTMLElement };

let known: { list: Element; rows: Row[] } | undefined;

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showRows(filter: CourseFilter): number {
  const matches = getMatcher(filter);
  let count = 0;
  for (const { words, element } of getRows()) {
    const isShown = matches(words);
    if (isShown) count++;
    element.hidden = !isShown;
  }
  return count;
}

/** The rows of the list, whose words are read once. */
function getRows(): Row[] {
  const list = document.getElementById(LIST_ID);
  if (!list) return [];
  if (known?.list !== list) known = { list, rows: ([...list.children] as HTMLElement[]).map(readRow) };
  return known.rows;
}

function readRow(element: HTMLElement): Row {
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
  const text = joinWords(read("h2"), read("[data-description]"));
  return { words: { ...element.dataset, text } as CourseWords, element };
}
