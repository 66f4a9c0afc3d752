import { getPart } from "./part-ids.ts";
import type { Filtered } from "./prompt-filter.ts";

/** A prompt on the page. */
export type PromptRow = Filtered & { slug: string; element: HTMLLIElement };

/** What a prompt says on the page, its placeholders unfilled; the course is empty where none is named. */
export type ShownPrompt = Record<"title" | "when" | "prompt" | "good" | "level" | "course", string>;

/** The prompts of the page, in order. */
export function readRows(): PromptRow[] {
  const elements = getPart("prompt-list")?.querySelectorAll<HTMLLIElement>("li[data-level]") ?? [];
  return [...elements].map((element) => {
    let text: string | undefined;
    return {
      element,
      slug: getBody(element)?.id ?? "",
      group: element.closest<HTMLElement>("[data-group]")?.dataset.group ?? "",
      level: element.dataset.level ?? "",
      getText: () => {
        text ??= readSearchText(element);
        return text;
      },
    };
  });
}

/** What a prompt says. */
export function readPrompt(element: Element): ShownPrompt {
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
  return {
    title: read("h4"),
    when: read("summary > span"),
    prompt: read("pre"),
    good: read("b + span"),
    level: element.getAttribute("data-level") ?? "",
    course: read("p > a"),
  };
}

/** Everything of a prompt that the search reads, in lower case. */
function readSearchText(element: Element): string {
  const { level: _, ...said } = readPrompt(element);
  return Object.values(said).join("\n").toLowerCase();
}

/** What opens of a prompt; it has the prompt's address. */
export const getBody = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>("details > div");

/** Shows the matching prompts alone, with their number beside each group, and their marks on the board. */
export function showRows(rows: PromptRow[], matches: ReadonlySet<PromptRow>): void {
  const counts = new Map<Element, number>();
  const marks = getPart("prompt-board")?.querySelectorAll("a[title]") ?? [];
  rows.forEach((row, index) => {
    const isShown = matches.has(row);
    row.element.hidden = !isShown;
    marks[index]?.classList.toggle("off", !isShown);
    const group = row.element.closest("section");
    if (group) counts.set(group, (counts.get(group) ?? 0) + Number(isShown));
  });
  for (const [group, count] of counts) {
    (group as HTMLElement).hidden = count === 0;
    group.querySelector("h3 > span")?.replaceChildren(String(count));
  }
}
