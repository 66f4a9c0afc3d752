import { PROMPT_LEVELS } from "#app/content/tracks.ts";
import { matchPrompts, normalise, type PromptFilter, type PromptWords } from "./prompt-filter.ts";

type Row = PromptWords & { element: HTMLElement; mark: Element | undefined };
type Group = { element: HTMLDetailsElement; rows: Row[] };

/** The board of all prompts; a filter hides its rows in place. */
export class ShownPrompts {
  readonly #groups: Group[];
  readonly #otherNames: string[][];
  /** Groups that were open before the filter opened others. */
  #opened: Set<Group> | undefined;

  constructor(board: Element, otherNames: string[][]) {
    this.#groups = [...board.querySelectorAll<HTMLDetailsElement>("details[id^=group-]")].map(readGroup);
    this.#otherNames = otherNames;
  }

  /** Shows the prompts that match, and opens their groups unless the filter is empty. @returns how many match. */
  show(filter: PromptFilter): number {
    const isFiltered = Object.values(filter).some((value) => value.trim() !== "");
    const all = this.#groups.flatMap(({ rows }) => rows);
    const matches = matchPrompts(all, filter, this.#otherNames);
    if (isFiltered) this.#opened ??= new Set(this.#groups.filter(({ element }) => element.open));
    for (const group of this.#groups) {
      const { element, rows } = group;
      let count = 0;
      for (const row of rows) {
        const isShown = matches.has(row);
        if (isShown) count++;
        row.element.hidden = !isShown;
        row.mark?.classList.toggle("off", !isShown);
      }
      element.hidden = count === 0;
      element.querySelector("summary > b")?.replaceChildren(String(count));
      if (isFiltered) element.open = count > 0;
      else if (this.#opened) element.open = this.#opened.has(group);
    }
    if (!isFiltered) this.#opened = undefined;
    return matches.size;
  }

  /** Opens the group in the query of an old address, from when the filter had groups. */
  openGroup(slug: string | null): void {
    const group = this.#groups.find(({ element }) => element.id === `group-${slug}`);
    if (!group) return;
    group.element.open = true;
    group.element.scrollIntoView();
  }

  /** Opens or closes all groups. */
  openAll(isOpen: boolean): void {
    for (const { element } of this.#groups) element.open = isOpen;
  }
}

function readGroup(element: HTMLDetailsElement): Group {
  const marks = element.querySelectorAll("summary i");
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
  const about = `${read("h3")} ${read("summary + p").replace(read("summary + p a"), "")}`;
  const rows = [...element.querySelectorAll("li")].map((row, index) => ({
    element: row,
    mark: marks[index],
    level: PROMPT_LEVELS.find((level) => marks[index]?.classList.contains(level)) ?? "",
    words: normalise(
      `${row.querySelector("a")?.textContent} ${row.querySelector("span")?.textContent} ${about}`,
    ),
  }));
  return { element, rows };
}
