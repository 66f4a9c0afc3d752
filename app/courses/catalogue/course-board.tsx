import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import type { CourseSummary } from "#app/courses/course.ts";
import { describeSessions } from "#app/courses/course.ts";
import { TrackBadge } from "#app/courses/track-badge.tsx";
import { Band } from "#app/drawing/band.tsx";
import { COVER_SIZE } from "#app/drawing/covers/cover.ts";
import { getRowData } from "./course-filter.ts";

/** Covers that the first screen may show. */
const EAGER_COVERS = 3;

/** All courses as rows of a board, under the weeks of the longest: scripts only show and hide the rows. */
export function CourseBoard({ courses }: { courses: CourseSummary[] }) {
  const weeks = Math.max(...courses.map(({ sessions }) => countWeeks(sessions)));
  return (
    <div className="board mt-3 border-ink border-y-2 sm:mt-6" style={{ "--weeks": weeks }}>
      <BoardHead weeks={weeks} />
      <ul>
        {courses.map((course, index) => (
          <CourseRow key={course.slug} course={course} isEager={index < EAGER_COVERS} />
        ))}
      </ul>
    </div>
  );
}

type CourseRowProps = {
  course: CourseSummary;
  /** Whether the cover is in the first screen. */
  isEager: boolean;
};

/** A course as a row of the board: its cover, its words, and its sessions under the weeks of the head. */
function CourseRow({ course, isEager }: CourseRowProps) {
  const data = Object.entries(getRowData(course)).map(([name, value]) => [`data-${name}`, value]);
  return (
    <li data-course={course.slug} {...Object.fromEntries(data)} className="board-row">
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading={isEager ? undefined : "lazy"}
        decoding="async"
        className="not-print:max-md:mr-3 not-print:max-md:w-[4.625rem] max-[22.5rem]:hidden w-full [grid-area:cover]"
      />
      <h2 className="board-title voice-wide [grid-area:title]">{course.title}</h2>
      <p className="voice-data flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-data [grid-area:facts]">
        <span className="max-md:sr-only noscript:not-sr-only print:not-sr-only">
          <TrackBadge track={course.track} />
        </span>
        <span className="max-[22.5rem]:[font-stretch:75%]">
          {course.level} · {course.duration}
        </span>
      </p>
      <p className="board-text text-pretty [grid-area:text] md:text-balance">{course.description}</p>
      <div className="board-strip [grid-area:strip] max-xl:mt-2 max-xl:mb-1 print:my-0">
        <Band marks={course} />
      </div>
      <p className="voice-data flex flex-wrap items-baseline justify-between gap-x-4 text-data [grid-area:foot] not-print:max-md:ml-3 not-print:md:max-xl:justify-end">
        <span>
          <span className="max-xl:hidden">{describeSessions(course)}</span>
          {course.nextStart ? <b className="block">{course.nextStart}</b> : null}
        </span>
        <a href={getCoursePath(course.slug)} className="text-link over-all inline-flex min-h-6 items-center">
          View Course<span className="sr-only"> {course.title}</span>
        </a>
      </p>
    </li>
  );
}

/** The weeks above the board's rows; sticks to the top while the rows scroll. */
function BoardHead({ weeks }: { weeks: number }) {
  return (
    <div className="board-head voice-data" aria-hidden="true">
      <p>Week</p>
      <ol>
        {Array.from({ length: weeks }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
          <li key={week}>{week + 1}</li>
        ))}
      </ol>
    </div>
  );
}
