import { type CSSProperties, useRef } from "react";
import { useQueryState } from "#app/browser/use-query-state.ts";
import { countWeeks } from "#app/drawing/week-grid.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { BoardHead } from "./board-head.tsx";
import type { CourseSummary } from "./course.ts";
import { formatCount, formatCourseFilter, matchesCourse, parseCourseFilter } from "./course-filter.ts";
import { CourseRow } from "./course-row.tsx";
import { CourseSearch } from "./course-search.tsx";
import { CATALOGUE } from "./early-filter.ts";

/** Covers that the first screen may show. */
const EAGER_COVERS = 3;

/** Rows that are always drawn: more than today's catalogue has. */
const DRAWN_ROWS = 30;

type CourseCatalogueProps = { courses: CourseSummary[]; labels: { label: string; placeholder: string } };

/** All courses with search and filters; the filter lives in the address. */
export function CourseCatalogue({ courses, labels }: CourseCatalogueProps) {
  const [filter, change] = useQueryState(parseCourseFilter, formatCourseFilter);
  const heading = useRef<HTMLParagraphElement>(null);
  const weeks = Math.max(...courses.map(({ sessions }) => countWeeks(sessions)));
  const matches = new Set(courses.filter((course) => matchesCourse(course, filter)));

  const clear = () => {
    change(parseCourseFilter(new URLSearchParams()));
    heading.current?.focus();
  };

  return (
    <>
      <div className="noscript:hidden">
        <CourseSearch filter={filter} labels={labels} onChange={change} />
      </div>
      <p
        ref={heading}
        id={CATALOGUE.count}
        tabIndex={-1}
        role="status"
        suppressHydrationWarning
        className="voice-data mt-3 text-lead sm:mt-8"
      >
        {formatCount(matches.size)}
      </p>
      <div
        id={CATALOGUE.empty}
        hidden={matches.size > 0}
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
      <div className="board mt-3 sm:mt-6" style={{ "--weeks": weeks } as CSSProperties}>
        <BoardHead weeks={weeks} />
        <ul id={CATALOGUE.list}>
          {courses.map((course, index) => (
            <CourseRow
              key={course.slug}
              course={course}
              isEager={index < EAGER_COVERS}
              isFar={index >= DRAWN_ROWS}
              isHidden={!matches.has(course)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
