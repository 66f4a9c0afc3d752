import { type CourseFilter, getMatcher, type RowData } from "./course-filter.ts";

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

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showRows(filter: CourseFilter): number {
  const matches = getMatcher(filter);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>(`#${LIST_ID} > ul`)) {
    const rows = [...group.querySelectorAll<HTMLElement>("li")];
    let shown = 0;
    for (const row of rows) {
      const isShown = matches(row.dataset as RowData);
      if (isShown) shown++;
      // Unchanged rows cost the browser nothing.
      if (row.hidden === isShown) row.hidden = !isShown;
    }
    showGroup(group, { shown, isWhole: shown === rows.length, isFar: count >= RENDERED_ROWS });
    count += shown;
  }
  return count;
}

/** Skips the rendering of a far group, at the height of its shown rows; a near group is rendered in the same frame. */
function showGroup(group: HTMLElement, state: { shown: number; isWhole: boolean; isFar: boolean }): void {
  group.hidden = state.shown === 0;
  group.classList.toggle("board-far", state.isFar);
  if (state.isFar) group.style.containIntrinsicHeight = getGroupHeight(state);
}
