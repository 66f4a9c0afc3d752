import { readQuery, replaceQuery } from "#app/browser/address-query.ts";
import { isEarly } from "#app/browser/early-tabs.ts";
import { changeOwn } from "#app/browser/foreign-changes.ts";
import { getScriptState } from "#app/browser/script-state.ts";
import { whileArriving } from "#app/browser/while-arriving.ts";
import { CATALOGUE } from "./catalogue-ids.ts";
import {
  type CourseFilter,
  FACETS,
  formatCount,
  formatCourseFilter,
  parseCourseFilter,
} from "./course-filter.ts";
import { showRows } from "./shown-rows.ts";

const NO_FILTER = parseCourseFilter(new URLSearchParams());
const get = (part: keyof typeof CATALOGUE) => document.getElementById(CATALOGUE[part]);
const getBox = () => get("search") as HTMLInputElement | null;

/** The filter that the address asks for. */
const readFilter = (): CourseFilter => parseCourseFilter(readQuery());

/** Lets the filter answer before the page is hydrated. It lives in the address. */
export function startFilter(): void {
  if (location.search) whileArriving(() => showNamed({ isArriving: true }));
  // Without the filter's buttons, every card shows.
  addEventListener("scriptstate", () => getScriptState() === "failed" && show(NO_FILTER));
  listenToFilter(isEarly);
}

/**
 * Lets what is typed and pressed filter the rows. React draws none of it again: a keystroke costs what it changes.
 * @param isOurs whether it is the caller's turn.
 * @returns ends it.
 */
export function listenToFilter(isOurs: () => boolean): () => void {
  const onInput = ({ target }: Event) => {
    if (target === getBox() && isOurs()) change({ search: (target as HTMLInputElement).value });
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button || !isOurs() || !get("list")) return;
    const { name, value } = button;
    const isClear = get("empty")?.contains(button);
    if (!isClear && !FACETS.some(({ field }) => field === name)) return;
    event.preventDefault();
    change(isClear ? NO_FILTER : { [name]: value });
    if (isClear) clearBox();
  };
  addEventListener("input", onInput);
  addEventListener("click", onClick, true);
  return () => {
    removeEventListener("input", onInput);
    removeEventListener("click", onClick, true);
  };
}

/** Shows what the address asks for, in the box too; words that it holds without the address are looked for. */
export function showNamed({ isArriving }: { isArriving: boolean }): void {
  if (!get("list")) return;
  const filter = readFilter();
  const box = getBox();
  if (!box || box.value.trim() === filter.search.trim()) show(filter);
  else if (isArriving && box.value !== "") change({ search: box.value });
  else {
    box.value = filter.search;
    show(filter);
  }
}

function clearBox(): void {
  const box = getBox();
  if (box) box.value = "";
  get("count")?.focus();
}

function change(changes: Partial<CourseFilter>): void {
  const filter = { ...readFilter(), ...changes };
  show(filter);
  replaceQuery(formatCourseFilter(filter).toString());
}

function show(filter: CourseFilter): void {
  const shown = showRows(filter);
  say(formatCount(shown));
  get("empty")?.toggleAttribute("hidden", shown > 0);
  for (const { field } of FACETS)
    for (const button of document.querySelectorAll<HTMLButtonElement>(`button[name="${field}"]`)) {
      const isPressed = String(button.value === filter[field]);
      if (button.getAttribute("aria-pressed") !== isPressed) button.setAttribute("aria-pressed", isPressed);
    }
}

/** Changes the words where they stand: for a new node browsers look through all rows, for the styles that ask `:has`. */
function say(text: string): void {
  const count = get("count");
  if (!count || count.textContent === text) return;
  const [node, ...others] = count.childNodes;
  changeOwn(() => {
    if (node instanceof Text && others.length === 0) node.data = text;
    else count.replaceChildren(text);
  });
}
