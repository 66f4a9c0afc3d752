import { readQuery } from "#app/browser/address-query.ts";
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

/** Writes a query into the address. */
type WriteQuery = (query: string) => void;

/** The filter that the address asks for. */
const readFilter = (): CourseFilter => parseCourseFilter(readQuery());

/** Lets the filter answer before the page is hydrated. It lives in the address. */
export function startFilter(): void {
  const write = (query: string) =>
    history.replaceState(history.state, "", location.pathname + (query && `?${query}`) + location.hash);
  if (location.search) whileArriving(() => showNamed(write));
  // Without the filter's buttons, every card shows.
  addEventListener("scriptstate", () => getScriptState() === "failed" && show(NO_FILTER));
  listenToFilter(isEarly, write);
}

/**
 * Lets what is typed and pressed filter the rows. React draws none of it again: a keystroke costs what it changes.
 * @param isOurs whether it is the caller's turn.
 * @returns ends it.
 */
export function listenToFilter(isOurs: () => boolean, write: WriteQuery): () => void {
  const onInput = ({ target }: Event) => {
    if (target === getBox() && isOurs()) change({ search: (target as HTMLInputElement).value }, write);
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button || !isOurs() || !get("list")) return;
    const { name, value } = button;
    const isClear = get("empty")?.contains(button);
    if (!isClear && !FACETS.some(({ field }) => field === name)) return;
    event.preventDefault();
    change(isClear ? NO_FILTER : { [name]: value }, write);
    if (isClear) clearBox();
  };
  addEventListener("input", onInput);
  addEventListener("click", onClick, true);
  return () => {
    removeEventListener("input", onInput);
    removeEventListener("click", onClick, true);
  };
}

/**
 * Shows what the address asks for, in the box too.
 * @param write for a page that has just come: words that its box holds already are looked for, and written.
 */
export function showNamed(write?: WriteQuery): void {
  if (!get("list")) return;
  const filter = readFilter();
  const box = getBox();
  if (!box || box.value.trim() === filter.search.trim()) show(filter);
  else if (write && box.value !== "") change({ search: box.value }, write);
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

function change(changes: Partial<CourseFilter>, write: WriteQuery): void {
  const filter = { ...readFilter(), ...changes };
  show(filter);
  write(formatCourseFilter(filter).toString());
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
