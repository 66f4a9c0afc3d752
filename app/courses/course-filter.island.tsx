import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { readQuery, replaceQuery } from "#app/islands/address.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import {
  FACETS,
  type CourseFilter as Filter,
  formatCount,
  formatCourseFilter,
  NO_FILTER,
  parseCourseFilter,
} from "./course-filter.ts";
import { showRows } from "./shown-rows.ts";

type CourseFilterProps = {
  /** How many courses there are. */
  total: number;
  labels: { label: string; placeholder: string };
  /** The key of the marks, over the weeks of the board. */
  legend: ReactNode;
  /** The board of courses: static rows, which are hidden and shown where they are. */
  board: ReactNode;
};

/** All courses with search and filters; the filter is in the address, so links and Back restore it. */
export default function CourseFilter({ total, labels, legend, board }: CourseFilterProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [shown, setShown] = useState(total);
  const box = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const show = (next: Filter) => {
    setFilter(next);
    setShown(showRows(next));
  };
  const isFiltered = formatCourseFilter(filter).toString() !== "";
  const change = (changes: Partial<Filter>) => {
    const next = { ...filter, ...changes };
    show(next);
    replaceQuery(formatCourseFilter(next).toString());
  };
  const clear = () => {
    change(NO_FILTER);
    if (box.current) box.current.value = "";
    count.current?.focus();
  };
  const readAddress = () => {
    const named = parseCourseFilter(readQuery());
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
      <search className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:gap-6 noscript:hidden print:hidden">
        <div>
          <label htmlFor="course-search" className="mb-1.5 block font-bold">
            {labels.label}
          </label>
          <input
            ref={box}
            id="course-search"
            type="search"
            autoComplete="off"
            placeholder={labels.placeholder}
            onChange={({ currentTarget }) => change({ search: currentTarget.value })}
            className="w-full max-w-text border-2 border-ink bg-white px-4 py-3 placeholder:text-muted"
          />
        </div>
        <div className="board-halves items-start max-md:sm:grid max-md:sm:gap-5">
          {FACETS.map(({ field, label, choices }) => (
            <Choices
              key={field}
              id={`filter-${field}`}
              label={label}
              choices={choices}
              chosen={filter[field]}
              onChoose={(choice) => change({ [field]: choice })}
            />
          ))}
        </div>
      </search>
      <div className="board-halves mt-2 gap-y-2 sm:mt-8">
        <div className="flex min-h-11 flex-wrap items-center gap-x-6">
          <p ref={count} tabIndex={-1} role="status" className="voice-data text-lead">
            {formatCount(shown)}
          </p>
          <button type="button" hidden={!isFiltered} onClick={clear} className={getButtonClass("secondary")}>
            Clear Filters
          </button>
        </div>
        {legend}
      </div>
      <p hidden={shown > 0} className="voice-wide mt-6 border-ink border-y-2 py-12 text-h3">
        No courses found matching your criteria
      </p>
      {board}
    </>
  );
}

type ChoicesProps = {
  id: string;
  label: string;
  choices: readonly string[];
  chosen: string;
  onChoose: (choice: string) => void;
};

/** A group of buttons of which one is pressed, at first that for all. */
function Choices({ id, label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in the row
    <div role="group" aria-labelledby={id} className="min-w-0 max-sm:flex max-sm:items-center max-sm:gap-3">
      <p id={id} className="font-bold max-sm:min-w-11 max-sm:flex-none sm:mb-1.5">
        {label}
      </p>
      <div className="flex min-w-0 gap-3 max-sm:-mr-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-1.5 max-sm:py-1.5 sm:flex-wrap">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
            className="min-h-11 flex-none border-2 border-ink bg-white px-3.5 text-data hover:bg-tint aria-pressed:bg-ink aria-pressed:text-white"
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  );
}
