import { joinWords } from "#app/content/search.ts";
import { getMatcher, type PromptFilter, type PromptWords } from "./prompt-filter.ts";

/** Id of the board of all prompts. */
export const BOARD_ID = "prompt-board";

type Row = PromptWords & { element: HTMLElement; mark: Element | undefined };
type Group = { element: HTMLDetailsElement; rows: Row[] };

let groups: Group[] | undefined;

/** The groups of the board, read once. */
function getGroups(): Group[] {
  groups ??= [...document.querySelectorAll<HTMLDetailsElement>(`#${BOARD_ID} > details`)].map(readGroup);
  return groups;
}

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showPrompts(filter: PromptFilter): number {
  const matches = getMatcher(filter);
  let count = 0;
  for (const { element, rows } of getGroups()) {
    let shown = 0;
    for (const row of rows) {
      const isShown = matches(row);
      if (isShown) shown++;
      row.element.hidden = !isShown;
      row.mark?.classList.toggle("off", !isShown);
    }
    element.hidden = shown === 0;
    element.querySelector("summary > b")?.replaceChildren(String(shown));
    count += shown;
  }
  return count;
}

/** Opens or closes all groups. */
export function openGroups(isOpen: boolean): void {
  for (const { element } of getGroups()) element.open = isOpen;
}

function readGroup(element: HTMLDetailsElement): Group {
  const read = (from: Element, selector: string) => from.querySelector(selector)?.textContent ?? "";
  const marks = element.querySelectorAll("summary i");
  const about = [read(element, "h3"), read(element, "[data-summary]")];
  const rows = [...element.querySelectorAll("li")].map((row, index) => ({
    element: row,
    mark: marks[index],
    level: row.dataset.level ?? "",
    text: joinWords(read(row, "a"), read(row, "span"), ...about),
  }));
  return { element, rows };
}
