import { joinWords } from "#app/content/search.ts";
import { type CourseFilter, type CourseWords, getMatcher } from "./course-filter.ts";

/** Rows in a group, which the browser renders or skips as a whole (`content-visibility`); more than today's catalogue has. */
export const GROUP_ROWS = 20;

/** More rows than a screen shows: groups after them are rendered only when they come near. */
const RENDERED_ROWS = 10;

/** Approximate height of a row in rem. */
const ROW_HEIGHT = 14;

/** `contain-intrinsic-height` of an off-screen group: 'auto' (the last rendered height) only while no row is filtered out. */
export const getGroupHeight = ({ shown, isWhole }: { shown: number; isWhole: boolean }): string =>
  `${isWhole ? "auto " : ""}${shown * ROW_HEIGHT}rem`;

/** Id of the list of all rows. */
export const LIST_ID = "course-list";

type Row = { words: CourseWords; element: HTMLElement; isShown: boolean };
type Group = { element: HTMLElement; rows: Row[]; height: string };

let known: { list: Element; groups: Group[] } | undefined;

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showRows(filter: CourseFilter): number {
  const matches = getMatcher(filter);
  let count = 0;
  for (const group of getGroups()) {
    let shown = 0;
    for (const row of group.rows) {
      const isShown = matches(row.words);
      if (isShown) shown++;
      // Unchanged rows cost the browser nothing.
      if (row.isShown === isShown) continue;
      row.isShown = isShown;
      row.element.hidden = !isShown;
    }
    showGroup(group, { shown, isFar: count >= RENDERED_ROWS });
    count += shown;
  }
  return count;
}

/** Skips the rendering of a far group, at the height of its shown rows; a near group is rendered in the same frame. */
function showGroup(group: Group, { shown, isFar }: { shown: number; isFar: boolean }): void {
  const { element, rows } = group;
  const height = getGroupHeight({ shown, isWhole: shown === rows.length });
  if (element.hidden !== (shown === 0)) element.hidden = shown === 0;
  element.classList.toggle("board-far", isFar);
  if (isFar && height !== group.height) element.style.containIntrinsicHeight = group.height = height;
}

function getGroups(): Group[] {
  const list = document.getElementById(LIST_ID);
  if (!list) return [];
  if (known?.list === list) return known.groups;
  const groups = ([...list.children] as HTMLElement[]).map((element) => ({
    element,
    rows: ([...element.children] as HTMLElement[]).map(readRow),
    height: element.style.containIntrinsicHeight,
  }));
  known = { list, groups };
  return groups;
}

function readRow(element: HTMLElement): Row {
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
  const text = joinWords(read("h2"), read("[data-description]"));
  return { words: { ...element.dataset, text } as CourseWords, element, isShown: !element.hidden };
}
