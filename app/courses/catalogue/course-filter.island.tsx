import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { LEVELS, type Track } from "#app/academy/tracks.ts";
import { FACETS, type Facet } from "#app/courses/facets.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { readQuery } from "#app/islands/address.ts";
import { formatCount } from "#app/text/count.ts";
import { useFilter } from "#app/ui/use-filter.ts";
import { COURSE_FILTER, type CourseFilter as Filter } from "./course-filter.ts";
import { openWeeks } from "./open-weeks.tsx";

type CourseFilterProps = {
  /** How many courses there are. */
  total: number;
  /** Weeks of the longest course. */
  weeks: number;
  /** The board of courses: static rows, which are hidden and shown where they are. */
  board: ReactNode;
};

/** All courses with search and filters. */
export default function CourseFilter({ total, weeks, board }: CourseFilterProps) {
  const box = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { filter, shown, isFiltered, count, change, clear } = useFilter({
    rules: COURSE_FILTER,
    total,
    controls: { search: box },
    show: showRows,
    // In the next frame, which lays out the rows anyway.
    onChange: () => requestAnimationFrame(() => head.current && showFirstRow(head.current)),
  });
  useLayoutEffect(() => {
    const named = COURSE_FILTER.parse(readQuery());
    const isFaceted = FACETS.some(({ field }) => named[field] !== COURSE_FILTER.none[field]);
    if (isFaceted && fold.current) fold.current.open = true;
  }, []);
  useEffect(openWeeks, []);

  const clearButton = (
    <button type="button" onClick={clear}>
      Clear Filters
    </button>
  );
  return (
    <>
      <div ref={head} className="board-head" style={{ "--weeks": weeks, "--facets": FACETS.length }}>
        <search className="contents noscript:hidden print:hidden">
          <div className="board-search">
            <label htmlFor="course-search">Search titles and descriptions</label>
            <input
              ref={box}
              id="course-search"
              type="search"
              autoComplete="off"
              placeholder="Java, SQL, agents, design ..."
              onChange={({ currentTarget }) => change({ search: currentTarget.value })}
            />
          </div>
          <details ref={fold} className="board-filter lg:unfolded tall:md:unfolded">
            <summary>Filter</summary>
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
          </details>
        </search>
        <div className="board-count">
          <p ref={count} tabIndex={-1} role="status">
            {`Showing ${formatCount(shown, "course")}`}
          </p>
          <p className="board-last" hidden={shown === 0} aria-hidden="true">
            <i className="mark-tile of-square" />
            Last session
          </p>
          {isFiltered && shown > 0 ? clearButton : null}
        </div>
        <WeekAxis count={weeks} isHidden={shown === 0} />
      </div>
      {shown === 0 ? (
        <div className="board-none page py-12">
          <p className="voice-wide text-h3">No courses found matching your criteria</p>
          {clearButton}
        </div>
      ) : null}
      {board}
    </>
  );
}

type WeekAxisProps = { count: number; isHidden: boolean };

/** The weeks above the board's rows; they stay in sight while the rows scroll, and are not rendered at each keystroke. */
const WeekAxis = memo(({ count, isHidden }: WeekAxisProps) => (
  <div hidden={isHidden} className="board-weeks" aria-hidden="true">
    <b>Week</b>
    <ol>
      {Array.from({ length: count }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
        <li key={week}>{week + 1}</li>
      ))}
    </ol>
  </div>
));

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

/** While the head sticks, the first match may be above it: scrolls back until that row is right under it. */
function showFirstRow(head: HTMLElement): void {
  const { top = 0 } = head.closest("[data-island]")?.parentElement?.getBoundingClientRect() ?? {};
  const stuckAt = Number.parseFloat(getComputedStyle(head).top);
  if (top < stuckAt) scrollBy(0, top - stuckAt);
}

type ChoicesProps = {
  field: Facet;
  label: string;
  choices: readonly string[];
  chosen: string;
  onChoose: (choice: string) => void;
};

/** The marks of a choice: the shape shows the track, the treatment the level. 'All Levels' has a mark of each level. */
const MARKS: Partial<Record<Facet, (choice: string) => ReactNode>> = {
  level: (choice) =>
    LEVELS.filter((level) => (choice === "All Levels" ? level !== choice : level === choice)).map((level) => (
      <i key={level} className={`mark ${getMarksClass({ track: "Foundation", level })}`} />
    )),
  track: (choice) => (
    <i className={`mark-tile ${getMarksClass({ track: choice as Track, level: "Beginner" })}`} />
  ),
};

/** A group of buttons, one of them pressed: at first the one for all. They are also the key of the marks. */
function Choices({ field, label, choices, chosen, onChoose }: ChoicesProps) {
  const id = `filter-${field}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in the row
    <div role="group" aria-labelledby={id} className="choices">
      <p id={id}>{label}</p>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {choice === COURSE_FILTER.none[field] ? null : MARKS[field]?.(choice)}
          {choice}
        </button>
      ))}
    </div>
  );
}
