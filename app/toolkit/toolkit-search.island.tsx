import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PROMPT_LEVELS } from "#app/academy/tracks.ts";
import { getHashTarget } from "#app/islands/address.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { ALL, joinWords } from "#app/ui/filter.ts";
import { useFilter } from "#app/ui/use-filter.ts";
import { PROMPT_FILTER, type PromptFilter } from "./prompt-filter.ts";
import Prompts from "./prompts.island.tsx";

type ToolkitSearchProps = {
  /** How many prompts there are. */
  total: number;
  /** Static HTML: the prompts to start with, the heading, and all prompts. */
  start: ReactNode;
  heading: ReactNode;
  board: ReactNode;
};

/** All prompts with search and filters. */
export default function ToolkitSearch({ total, start, heading, board }: ToolkitSearchProps) {
  const search = useRef<HTMLInputElement>(null);
  const level = useRef<HTMLSelectElement>(null);
  const { shown, isFiltered, count, change, clear } = useFilter({
    rules: PROMPT_FILTER,
    total,
    controls: { search, level },
    show,
  });
  function show(filter: PromptFilter): number {
    const isActive = PROMPT_FILTER.isActive(filter);
    // The first filter opens all groups; removing the last one closes them.
    if (isActive !== isFiltered) openGroups(isActive);
    return showPrompts(filter);
  }
  useLayoutEffect(() => {
    // The filter has moved the target of the fragment.
    if (location.search && location.hash)
      document.getElementById(getHashTarget(location.hash))?.scrollIntoView();
  }, []);

  const field = "mt-1 block min-h-12 w-full border-2 border-ink bg-plate px-3 py-2 text-base font-normal";
  return (
    <Prompts>
      {start}
      <section id="prompts" className="border-ink border-t-2">
        <div className="page section">
          {heading}
          <search className="mt-part grid grid-cols-[3fr_2fr] gap-x-4 lg:grid-cols-[minmax(0,1fr)_16rem] noscript:hidden">
            <label className="font-bold">
              Search the prompts
              <input
                ref={search}
                type="search"
                autoComplete="off"
                className={field}
                onChange={({ currentTarget }) => change({ search: currentTarget.value })}
              />
            </label>
            <label className="font-bold">
              Level
              <select
                ref={level}
                className={field}
                onChange={({ currentTarget }) => change({ level: currentTarget.value })}
              >
                <option value={ALL}>All levels</option>
                {PROMPT_LEVELS.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </search>
          <p
            ref={count}
            tabIndex={-1}
            role="status"
            className="voice-data mt-4 mb-2 text-lead noscript:hidden"
          >
            <span>{`Showing ${shown} of ${total} prompts`}</span>
          </p>
          <div hidden={shown > 0} className="my-4 border-ink border-y-2 py-8">
            <p className="voice-wide text-h3">No prompt matches these words and filters</p>
            <button type="button" onClick={clear} className={`mt-4 ${getButtonClass("secondary")}`}>
              Clear filters
            </button>
          </div>
          {board}
        </div>
      </section>
    </Prompts>
  );
}

/** The groups of all prompts. */
const listGroups = () => document.querySelectorAll<HTMLDetailsElement>(".prompt-board > details");

/** The texts of a group or a row that the search looks in. */
const joinTexts = (element: Element, selectors: string): string =>
  joinWords(...Array.from(element.querySelectorAll(selectors), ({ textContent }) => textContent ?? ""));

/** Shows the rows that match, and hides all others. @returns how many match. */
function showPrompts(filter: PromptFilter): number {
  const matches = PROMPT_FILTER.getMatcher(filter);
  let count = 0;
  for (const group of listGroups()) {
    const signs = group.querySelectorAll("summary i");
    const groupText = joinTexts(group, "summary > :is(h3, [data-summary])");
    let shown = 0;
    for (const [index, row] of group.querySelectorAll("li").entries()) {
      const search = joinWords(joinTexts(row, ":scope > :is(a, span)"), groupText);
      const isShown = matches({ level: row.dataset.level ?? "", search });
      if (isShown) shown++;
      row.hidden = !isShown;
      signs[index]?.classList.toggle("off", !isShown);
    }
    group.hidden = shown === 0;
    group.querySelector("summary > b")?.replaceChildren(String(shown));
    count += shown;
  }
  return count;
}

/** Opens or closes all groups. */
function openGroups(isOpen: boolean): void {
  for (const group of listGroups()) group.open = isOpen;
}
