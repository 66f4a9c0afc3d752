import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Level, Track } from "#app/academy/tracks.ts";
import { formatCount } from "#app/content/count.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { readQuery, replaceQuery } from "#app/islands/address.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { COURSE_FILTER, FACETS, type Facet, type CourseFilter as Filter } from "./course-filter.ts";

type CourseFilterProps = {
  /** How many courses there are. */
  total: number;
  /** The board of courses: static rows, which are hidden and shown where they are. */
  board: ReactNode;
};

/** All courses with search and filters; the filter is in the address, so links and Back restore it. */
export default function CourseFilter({ total, board }: CourseFilterProps) {
  const [filter, setFilter] = useState(COURSE_FILTER.none);
  const [shown, setShown] = useState(total);
  const box = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const show = (next: Filter) => {
    setFilter(next);
    setShown(showRows(next));
  };
  const isFiltered = COURSE_FILTER.isActive(filter);
  const change = (changes: Partial<Filter>) => {
    const next = { ...filter, ...changes };
    show(next);
    replaceQuery(COURSE_FILTER.format(next));
  };
  const clear = () => {
    change(COURSE_FILTER.none);
    if (box.current) box.current.value = "";
    count.current?.focus();
  };
  const readAddress = () => {
    const named = COURSE_FILTER.parse(readQuery());
    // The box is not controlled: it keeps what was typed before hydration.
    const typed = box.current?.value ?? "";
    if (named.search === "" && typed !== "") change({ ...named, search: typed });
    else {
      if (box.current) box.current.value = named.search;
      show(named);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; no link of this page opens another filter
  useLayoutEffect(readAddress, []);

  return (
    <>
      <div className="board-controls">
        <search className="contents noscript:hidden print:hidden">
          <div>
            <label htmlFor="course-search" className="mb-1.5 block font-bold">
              Search titles and descriptions
            </label>
            <input
              ref={box}
              id="course-search"
              type="search"
              autoComplete="off"
              placeholder="Java, SQL, agents, design ..."
              onChange={({ currentTarget }) => change({ search: currentTarget.value })}
              className="w-full border-2 border-ink bg-white px-4 py-3 placeholder:text-muted"
            />
          </div>
          {FACETS.map(({ field, label, choices }) => (
            <Choices
              key={field}
              field={field}
              label={label}
              choices={choices}
              chosen={filter[field]}
              onChoose={(choice) => change({ [field]: choice })}
            />
          ))}
        </search>
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 self-end">
          <p ref={count} tabIndex={-1} role="status" className="voice-data text-lead">
            {`Showing ${formatCount(shown, "course")}`}
          </p>
          <button type="button" hidden={!isFiltered} onClick={clear} className={getButtonClass("secondary")}>
            Clear Filters
          </button>
        </div>
      </div>
      <p hidden={shown > 0} className="voice-wide mt-6 border-ink border-y-2 py-12 text-h3">
        No courses found matching your criteria
      </p>
      {board}
    </>
  );
}

/** Shows the rows that match, and hides all others. @returns how many match. */
function showRows(filter: Filter): number {
  const matches = COURSE_FILTER.getMatcher(filter);
  let count = 0;
  for (const row of document.querySelectorAll<HTMLElement>("[data-course]")) {
    const isShown = matches(row.dataset as Filter);
    if (isShown) count++;
    // Unchanged rows cost the browser nothing.
    if (row.hidden === isShown) row.hidden = !isShown;
  }
  return count;
}

type ChoicesProps = {
  field: Facet;
  label: string;
  choices: readonly string[];
  chosen: string;
  onChoose: (choice: string) => void;
};

/** Classes of the mark of a choice, where it has one: the shape stands for the track, the treatment for the level. */
const MARKS: Partial<Record<Facet, (choice: string) => string>> = {
  level: (choice) => `mark ${getMarksClass({ track: "Foundation", level: choice as Level })}`,
  track: (choice) =>
    `mark-tile text-[0.7rem] ${getMarksClass({ track: choice as Track, level: "Beginner" })}`,
};

/** A group of buttons of which one is pressed, at first that for all. They are the key of the marks, too. */
function Choices({ field, label, choices, chosen, onChoose }: ChoicesProps) {
  const id = `filter-${field}`;
  const getMark = MARKS[field];
  const [all, ...others] = choices.map((choice) => (
    <button
      key={choice}
      type="button"
      aria-pressed={choice === chosen}
      onClick={() => onChoose(choice)}
      className="voice-data flex min-h-11 items-center gap-1.5 border-2 border-ink bg-white px-2 text-data hover:bg-tint aria-pressed:bg-ink aria-pressed:text-white sm:px-2.5"
    >
      {getMark && choice !== COURSE_FILTER.none[field] ? <i className={getMark(choice)} /> : null}
      {choice}
    </button>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in the row
    <div role="group" aria-labelledby={id} className="sm:max-xl:flex sm:max-xl:items-center">
      <p id={id} className="mb-1.5 font-bold sm:max-xl:mb-0 sm:max-xl:w-16">
        {label}
      </p>
      <div className="flex gap-1.5 sm:flex-wrap sm:gap-3">
        {all}
        <div className="grid min-w-0 grow grid-cols-[repeat(auto-fit,minmax(max(45%,6.5rem),1fr))] gap-1.5 *:odd:last:col-span-full sm:contents">
          {others}
        </div>
      </div>
    </div>
  );
}
