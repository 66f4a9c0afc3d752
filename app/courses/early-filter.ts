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
import { readFilter, showRows } from "./shown-rows.ts";

const NO_FILTER = parseCourseFilter(new URLSearchParams());
const get = (part: keyof typeof CATALOGUE) => document.getElementById(CATALOGUE[part]);

/** Lets the filter answer before the page is hydrated. It lives in the address, where React reads it later. */
export function startFilter(): void {
  if (location.search) whileArriving(showNamed);
  // Without the filter's buttons, every card shows.
  addEventListener("scriptstate", () => getScriptState() === "failed" && apply(NO_FILTER));
  addEventListener("input", ({ target }) => {
    if (isEarly() && target === get("search")) change({ search: (target as HTMLInputElement).value });
  });
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      if (!button || !isEarly() || !get("list")) return;
      const { name, value } = button;
      const isClear = get("empty")?.contains(button);
      if (!isClear && !FACETS.some(({ field }) => field === name)) return;
      event.preventDefault();
      change(isClear ? NO_FILTER : { [name]: value });
      if (isClear) get("count")?.focus();
    },
    true,
  );
}

/** Shows what the address asks for: the cards and, should nothing have been typed, the words in the box. */
function showNamed(): void {
  if (!get("list")) return;
  apply(readFilter());
  const box = get("search");
  if (box instanceof HTMLInputElement && box.value === "") box.value = readFilter().search;
}

function change(changes: Partial<CourseFilter>): void {
  const filter = { ...readFilter(), ...changes };
  const query = formatCourseFilter(filter).toString();
  history.replaceState(history.state, "", location.pathname + (query && `?${query}`) + location.hash);
  apply(filter);
}

function apply(filter: CourseFilter): void {
  const count = showRows(filter);
  changeOwn(() => get("count")?.replaceChildren(formatCount(count)));
  get("empty")?.toggleAttribute("hidden", count > 0);
  for (const { field } of FACETS)
    for (const button of document.querySelectorAll<HTMLButtonElement>(`button[name="${field}"]`))
      button.setAttribute("aria-pressed", String(button.value === filter[field]));
}
