import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepInPage, type PagePart } from "#app/browser/page-part.tsx";
import { getCoursePath } from "#app/content/addresses.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import { SharedBand, SharedBandShapes } from "#app/drawing/shared-band.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { countWeeks } from "#app/drawing/week-grid.ts";
import { GROUP_ROWS, getGroupHeight } from "./board-groups.ts";
import { CATALOGUE } from "./catalogue-ids.ts";
import { type Course, type CourseSummary, summarise } from "./course.ts";
import { FACETS } from "./course-filter.ts";
import { describeSessions } from "./tick-strip.tsx";
import { TrackBadge } from "./track-badge.tsx";

/** Covers that the first screen may show. */
const EAGER_COVERS = 3;

const rendered = new WeakMap<Course[], PagePart>();

/**
 * All courses as rows of the board, rendered at build time: scripts only show, hide and open them. The same catalogue
 * is rendered once, though the page and its data ask for it.
 */
export function renderRows(catalogue: Course[]): PagePart {
  const rows = rendered.get(catalogue) ?? keepInPage(renderList(catalogue.map(summarise)));
  rendered.set(catalogue, rows);
  return rows;
}

const renderList = (courses: CourseSummary[]): string =>
  renderToStaticMarkup(
    <>
      <SharedBandShapes all={courses} />
      <div id={CATALOGUE.list} data-starts="filter">
        {Array.from({ length: Math.ceil(courses.length / GROUP_ROWS) }, (_, group) =>
          courses.slice(group * GROUP_ROWS, (group + 1) * GROUP_ROWS),
        ).map((group, index) => (
          <CourseGroup key={group[0]?.slug} courses={group} isFirst={index === 0} />
        ))}
      </div>
    </>,
  );

/** Rows that are drawn together: the browser leaves those that are far down undrawn until they come near. */
function CourseGroup({ courses, isFirst }: { courses: CourseSummary[]; isFirst: boolean }) {
  const height = getGroupHeight({ shown: courses.length, isWhole: true });
  const far = { className: "board-far", style: { containIntrinsicHeight: height }, "data-near-links": "" };
  return (
    <ul {...(isFirst ? {} : far)}>
      {courses.map((course, index) => (
        <CourseRow key={course.slug} course={course} isEager={isFirst && index < EAGER_COVERS} />
      ))}
    </ul>
  );
}

type CourseRowProps = {
  course: CourseSummary;
  /** Whether the cover is in the first screen. */
  isEager: boolean;
};

/** A course as a row of the board: its cover, its words, and its sessions under the weeks of the head. */
function CourseRow({ course, isEager }: CourseRowProps) {
  return (
    <li
      data-course={course.slug}
      {...Object.fromEntries(FACETS.map(({ field }) => [`data-${field}`, course[field]]))}
      className={`board-row ${TRACK_LOOKS[course.track].pointed}`}
    >
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading={isEager ? undefined : "lazy"}
        decoding="async"
        className="board-cover"
      />
      <div className="board-name">
        <h2 className="voice-wide">{course.title}</h2>
        <p className="voice-data">
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
            <SharedBand marks={course} />
          </div>
        </div>
        <p className="voice-data">
          <span>
            {describeSessions(course)}
            {course.nextStart ? <b>{course.nextStart}</b> : null}
          </span>
          <a href={getCoursePath(course.slug)} data-prefetch="" className="text-link board-link">
            View Course<span className="sr-only"> {course.title}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
