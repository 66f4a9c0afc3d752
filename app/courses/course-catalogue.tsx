import { type CSSProperties, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isEarly } from "#app/browser/early-tabs.ts";
import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import { usePartLinks } from "#app/browser/use-part-links.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { BoardHead } from "./board-head.tsx";
import { CATALOGUE } from "./catalogue-ids.ts";
import { formatCount } from "./course-filter.ts";
import { CourseSearch } from "./course-search.tsx";
import { listenToFilter, showNamed } from "./filter-controls.ts";

type CourseCatalogueProps = {
  rows: PagePart;
  /** How many courses there are, and the weeks of the longest. */
  total: number;
  weeks: number;
  labels: { label: string; placeholder: string };
};

/** All courses with search and filters; the filter lives in the address, the rows in the built page. */
export function CourseCatalogue({ rows, total, weeks, labels }: CourseCatalogueProps) {
  const { key } = useLocation();
  const board = useRef<HTMLDivElement>(null);
  const isArriving = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new address
  useLayoutEffect(() => {
    showNamed({ isArriving: isArriving.current });
    isArriving.current = false;
  }, [key]);
  useEffect(() => listenToFilter(() => !isEarly()), []);
  usePartLinks(board);

  return (
    <>
      <div className="noscript:hidden print:hidden">
        <CourseSearch labels={labels} />
      </div>
      <p
        id={CATALOGUE.count}
        tabIndex={-1}
        role="status"
        suppressHydrationWarning
        className="voice-data mt-1 text-lead sm:mt-8"
      >
        {formatCount(total)}
      </p>
      <div
        id={CATALOGUE.empty}
        hidden={total > 0}
        suppressHydrationWarning
        className="mt-6 border-ink border-y-2 py-12"
      >
        <p className="voice-wide text-h3">No courses found matching your criteria</p>
        <p className="mt-6">
          <button type="button" className={getButtonClass("secondary")}>
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
