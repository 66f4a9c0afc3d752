import { NavLink } from "react-router";
import { HAS_VIEW_TRANSITIONS } from "#app/browser/view-transitions.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import type { CourseSummary } from "./course.ts";
import { TickStrip } from "./tick-strip.tsx";
import { TrackBadge } from "./track-badge.tsx";

/** On a small screen: the cover at the left, the text beside it. */
const COMPACT =
  "max-sm:flex-row max-sm:items-start max-sm:*:first:w-24 max-sm:*:first:flex-none max-sm:*:last:min-w-0 max-sm:*:last:border-t-0 max-sm:*:last:gap-2 max-sm:*:last:px-4 max-sm:*:last:py-3";

/** A course with its cover, sessions and link, where a few stand side by side. */
export function CourseCard({ course }: { course: CourseSummary }) {
  return (
    <li data-course={course.slug} className={`group relative flex flex-col bg-white ${COMPACT}`}>
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <div className="flex grow flex-col gap-3 border-ink border-t-2 px-5 py-5">
        <p className="voice-data flex flex-wrap items-center gap-x-2.5 gap-y-1 text-data">
          <TrackBadge track={course.track} />
          <span>
            {course.level} · {course.duration}
          </span>
        </p>
        <h3 className="voice-wide text-h3 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
          {course.title}
        </h3>
        <p>{course.description}</p>
        <div className="mt-auto pt-2">
          {course.nextStart ? <p className="voice-data mb-2 font-bold">{course.nextStart}</p> : null}
          <TickStrip course={course} />
          <NavLink
            to={getCoursePath(course.slug)}
            data-prefetch=""
            viewTransition={HAS_VIEW_TRANSITIONS}
            className={({ isTransitioning }) =>
              `text-link mt-2 inline-flex min-h-11 items-center after:absolute after:inset-0 ${isTransitioning ? "opens-poster" : ""}`
            }
          >
            Learn More<span className="sr-only"> {course.title}</span>
          </NavLink>
        </div>
      </div>
    </li>
  );
}
