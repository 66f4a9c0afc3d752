import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import { usePartLinks } from "#app/browser/use-part-links.ts";
import { useQueryState } from "#app/browser/use-query-state.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { BoardHead } from "./board-head.tsx";
import { CATALOGUE } from "./catalogue-ids.ts";
import { formatCount, formatCourseFilter, parseCourseFilter } from "./course-filter.ts";
import { CourseSearch } from "./course-search.tsx";
import { readFilter, showRows } from "./shown-rows.ts";

type CourseCatalogueProps = {
  rows: PagePart;
  /** How many courses there are, and the weeks of the longest. */
  total: number;
  weeks: number;
  labels: { label: string; placeholder: string };
};

/** All courses with search and filters; the filter lives in the address, the rows in the built page. */
export function CourseCatalogue({ rows, total, weeks, labels }: CourseCatalogueProps) {
  const [filter, change] = useQueryState(parseCourseFilter, formatCourseFilter);
  const heading = useRef<HTMLParagraphElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // The filter of the address has hidden rows before; they must not show up in between.
    setCount(showRows(isFirst.current ? readFilter() : filter));
    isFirst.current = false;
  }, [filter]);
  usePartLinks(board);

  const clear = () => {
    change(parseCourseFilter(new URLSearchParams()));
    heading.current?.focus();
  };

  return (
    <>
      <div className="noscript:hidden print:hidden">
        <CourseSearch filter={filter} labels={labels} onChange={change} />
      </div>
      <p
        ref={heading}
        id={CATALOGUE.count}
        tabIndex={-1}
        role="status"
        suppressHydrationWarning
        className="voice-data mt-1 text-lead sm:mt-8"
      >
        {formatCount(count)}
      </p>
      <div
        id={CATALOGUE.empty}
        hidden={count > 0}
        suppressHydrationWarning
        className="mt-6 border-ink border-y-2 py-12"
      >
        <p className="voice-wide text-h3">No courses found matching your criteria</p>
        <p className="mt-6">
          <button type="button" onClick={clear} className={getButtonClass("secondary")}>
            Clear Filters
          </button>
        </p>
      </div>
      <div ref={board} className="board mt-2 sm:mt-6" style={{ "--weeks": weeks } as CSSProperties}>
        <BoardHead weeks={weeks} />
        <PagePartHtml id={CATALOGUE.rows} part={rows} />
      </div>
    </>
  );
}
