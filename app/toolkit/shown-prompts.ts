import { ALL, createFilter, type Filter } from "#app/content/filter.ts";
import { joinWords } from "#app/content/search.ts";
import { PROMPT_LEVELS } from "#app/content/tracks.ts";

/** How the prompts are filtered. */
export const PROMPT_FILTER = createFilter([{ field: "level", choices: [ALL, ...PROMPT_LEVELS] }]);

/** Search and level that the visitor has chosen. */
export type PromptFilter = Filter<"level">;

/** Id of the board of all prompts. */
export const BOARD_ID = "prompt-board";

/** The groups of the board. */
const listGroups = () => document.querySelectorAll<HTMLDetailsElement>(`#${BOARD_ID} > details`);

/** The text of a group or a row that the search looks in. */
const getText = (element: Element): string =>
  element.querySelector<HTMLElement>("[data-search]")?.dataset.search ?? "";

/** Shows the rows that match, and hides all others. @returns how many match. */
export function showPrompts(filter: PromptFilter): number {
  const matches = PROMPT_FILTER.getMatcher(filter);
  let count = 0;
  for (const group of listGroups()) {
    const marks = group.querySelectorAll("summary i");
    let shown = 0;
    for (const [index, row] of group.querySelectorAll("li").entries()) {
      const search = joinWords(getText(row), getText(group));
      const isShown = matches({ level: row.dataset.level ?? "", search });
      if (isShown) shown++;
      row.hidden = !isShown;
      marks[index]?.classList.toggle("off", !isShown);
    }
    group.hidden = shown === 0;
    group.querySelector("summary > b")?.replaceChildren(String(shown));
    count += shown;
  }
  return count;
}

/** Opens or closes all groups. */
export function openGroups(isOpen: boolean): void {
  for (const group of listGroups()) group.open = isOpen;
}
