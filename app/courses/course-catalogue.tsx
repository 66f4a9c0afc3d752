import { useCallback, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CatalogueFilter } from "./catalogue-filter.tsx";
import type { CourseSummary } from "./course.ts";
import { CourseCard } from "./course-card.tsx";
import {
  type CourseFilter,
  formatCount,
  formatCourseFilter,
  matchesCourse,
  parseCourseFilter,
} from "./course-filter.ts";

const NO_PARAMS = new URLSearchParams();

/** Covers that the first screen may show. */
const EAGER_COVERS = 3;

type CourseCatalogueProps = { courses: CourseSummary[]; labels: { label: string; placeholder: string } };

/** All courses with search and filters; the filter lives in the address (reading R10). */
export function CourseCatalogue({ courses, labels }: CourseCatalogueProps) {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  // The page was built without a filter, so hydration must begin without one.
  const filter = useMemo(() => parseCourseFilter(isHydrated ? params : NO_PARAMS), [isHydrated, params]);
  const matches = new Set(courses.filter((course) => matchesCourse(course, filter)));

  const change = useCallback(
    (next: CourseFilter) => setParams(formatCourseFilter(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const clear = () => {
    change(parseCourseFilter(NO_PARAMS));
    heading.current?.focus();
  };

  return (
    <>
      <div className="noscript:hidden">
        <CatalogueFilter filter={filter} labels={labels} onChange={change} />
      </div>
      <p ref={heading} tabIndex={-1} role="status" className="voice-data mt-8 text-lead">
        {formatCount(matches.size)}
      </p>
      {matches.size === 0 ? (
        <div className="mt-6 border-ink border-y-2 py-12">
          <p className="voice-wide text-h3">No courses found matching your criteria</p>
          <p className="mt-6">
            <button type="button" onClick={clear} className={getButtonClass("secondary")}>
              Clear Filters
            </button>
          </p>
        </div>
      ) : null}
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course, index) => (
          <CourseCard
            key={course.slug}
            course={course}
            label="View Course"
            as="h2"
            isEager={index < EAGER_COVERS}
            isHidden={!matches.has(course)}
          />
        ))}
      </ul>
    </>
  );
}
