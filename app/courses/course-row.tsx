import { type CSSProperties, memo } from "react";
import { NavLink } from "react-router";
import { HAS_VIEW_TRANSITIONS } from "#app/browser/view-transitions.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import { MapBand } from "#app/drawing/map-band.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { countWeeks } from "#app/drawing/week-grid.ts";
import type { CourseSummary } from "./course.ts";
import { FACETS } from "./course-filter.ts";
import { describeSessions } from "./tick-strip.tsx";
import { TrackBadge } from "./track-badge.tsx";

type CourseRowProps = {
  course: CourseSummary;
  /** Whether the cover is in the first screen. */
  isEager: boolean;
  /** Whether it is far down a long list, where the browser may leave it undrawn until it comes near. */
  isFar: boolean;
  /** Whether the filter leaves it out. */
  isHidden: boolean;
};

/** A course as a row of the board: its cover, its words, and its sessions under the weeks of the head. */
export const CourseRow = memo(function CourseRow({ isFar, isHidden, ...body }: CourseRowProps) {
  return (
    <li
      hidden={isHidden}
      data-course={body.course.slug}
      {...Object.fromEntries(FACETS.map(({ field }) => [`data-${field}`, body.course[field]]))}
      className={`board-row group ${TRACK_LOOKS[body.course.track].pointed} ${isFar ? "board-row-far" : ""}`}
    >
      <RowBody {...body} />
    </li>
  );
});

/** What does not change when the filter hides or shows a row: it is not drawn again then. */
const RowBody = memo(function RowBody({ course, isEager }: Omit<CourseRowProps, "isFar" | "isHidden">) {
  return (
    <>
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        className="board-cover"
      />
      <div className="board-name">
        <h2 className="voice-wide text-h3 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
          {course.title}
        </h2>
        <p className="voice-data flex flex-wrap items-center gap-x-2.5 gap-y-1 text-data">
          <TrackBadge track={course.track} />
          <span>
            {course.level} · {course.duration}
          </span>
        </p>
      </div>
      <p data-description="" className="board-text">
        {course.description}
      </p>
      <div className="board-weeks">
        <div className="board-strip" style={{ "--length": countWeeks(course.sessions) } as CSSProperties}>
          <div>
            <MapBand marks={course} isDashed={false} />
          </div>
        </div>
        <p className="voice-data flex flex-wrap items-baseline justify-between gap-x-4 text-data">
          <span>
            {describeSessions(course)}
            {course.nextStart ? <b className="block">{course.nextStart}</b> : null}
          </span>
          <NavLink
            to={getCoursePath(course.slug)}
            data-prefetch=""
            viewTransition={HAS_VIEW_TRANSITIONS}
            className={({ isTransitioning }) =>
              `text-link board-link inline-flex min-h-6 sm:min-h-8 items-center after:absolute after:inset-0 ${isTransitioning ? "opens-poster" : ""}`
            }
          >
            View Course<span className="sr-only"> {course.title}</span>
          </NavLink>
        </p>
      </div>
    </>
  );
});
