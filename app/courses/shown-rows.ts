import { type CourseFilter, type CourseWords, getMatcher, joinWords } from "./course-filter.ts";

/** Rows of the board that the browser draws, or leaves undrawn, together; more than today's catalogue has. */
export const GROUP_ROWS = 20;

/** Rows that no screen has more of: groups that begin behind them are drawn when they come near. */
const DRAWN_ROWS = 10;

/** Height of a row, about, in the size of the text. */
const ROW_HEIGHT = 14;

/** Height of a group that has not been drawn, as `contain-intrinsic-height`; only a whole one keeps that of its last drawing. */
export const getGroupHeight = ({ shown, isWhole }: { shown: number; isWhole: boolean }): string =>
  `${isWhole ? "auto " : ""}${shown * ROW_HEIGHT}rem`;

/** Id of the list of all rows. */
export const LIST_ID = "course-list";

type Row = { words: CourseWords; element: HTMLElement; isShown: boolean };
type Group = { element: HTMLElement; rows: Row[]; height: string };

let known: { list: Element; groups: Group[] } | undefined;

/** Shows the rows that match, and no others. @returns how many they are. */
export function showRows(filter: CourseFilter): number {
  const matches = getMatcher(filter);
  let count = 0;
  for (const group of getGroups()) {
    let shown = 0;
    for (const row of group.rows) {
      const isShown = matches(row.words);
      if (isShown) shown++;
      // Most rows stay as they are: what is not changed costs the browser nothing.
      if (row.isShown === isShown) continue;
      row.isShown = isShown;
      row.element.hidden = !isShown;
    }
    showGroup(group, { shown, isFar: count >= DRAWN_ROWS });
    count += shown;
  }
  return count;
}

/** What is far down stays undrawn, with the height of its shown rows; what is in sight is drawn in the same frame. */
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
