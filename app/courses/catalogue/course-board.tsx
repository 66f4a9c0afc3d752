import { getCoursePath, getTimetablePath } from "#app/academy/addresses.ts";
import type { CourseSummary } from "#app/courses/course.ts";
import { isOngoing, RHYTHM } from "#app/courses/syllabus/hours.ts";
import { Band } from "#app/drawing/band.tsx";
import { COVER_SIZE } from "#app/drawing/covers/cover.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { getRowData } from "./course-filter.ts";

/** Covers that the first screen may show. */
const EAGER_COVERS = 3;

type CourseBoardProps = {
  courses: CourseSummary[];
  /** Weeks of the longest course. */
  weeks: number;
};

/** All courses as rows in the colours of their tracks: scripts only show and hide the rows. */
export const CourseBoard = ({ courses, weeks }: CourseBoardProps) => (
  <ul className="board" style={{ "--weeks": weeks }}>
    {courses.map((course, index) => (
      <CourseRow key={course.slug} course={course} isEager={index < EAGER_COVERS} />
    ))}
  </ul>
);

type CourseRowProps = {
  course: CourseSummary;
  /** Whether the cover is in the first screen. */
  isEager: boolean;
};

const LAZY = { loading: "lazy", decoding: "async" } as const;

/**
 * A course as a row, with a second cover for when it is turned over. `open-weeks.tsx` loads its weeks; without scripts
 * a link goes to them.
 */
function CourseRow({ course, isEager }: CourseRowProps) {
  const { slug, title, description, track, level, duration, sessions, image, imageAlt, nextStart } = course;
  const data = Object.entries(getRowData(course)).map(([name, value]) => [`data-${name}`, value]);
  return (
    <li data-course={slug} {...Object.fromEntries(data)} className={`board-row ${getMarksClass(course)}`}>
      <img src={image} alt={imageAlt} {...(isEager ? {} : LAZY)} {...COVER_SIZE} />
      <img src={image} alt="" {...LAZY} {...COVER_SIZE} />
      <h2 className="voice-wide">{title}</h2>
      <p className="board-facts">
        <b>{track}</b> · {level} · {duration}
        {nextStart ? <b> · {nextStart}</b> : null}
      </p>
      <div className="board-text">
        <p>{description}</p>{" "}
        <a href={getCoursePath(slug)} className="over-all">
          View Course<span className="sr-only"> {title}</span>
        </a>
      </div>
      <div className="board-strip">
        <Band marks={course} hasLast={!isOngoing(course)} />
        {isOngoing(course) ? <span className="board-rhythm voice-data">{RHYTHM}</span> : null}
      </div>
      <details>
        <summary>
          <span>
            <span className="sr-only">{title}: </span>
            {sessions} <span className="board-rest">live </span>sessions
            <span className="board-rest">{isOngoing(course) ? ` ${RHYTHM}` : ", two a week"}</span>
          </span>
        </summary>
        <div className="weeks-panel">
          <p className="py-2">
            <a href={getTimetablePath(slug)} className="text-link">
              All sessions<span className="sr-only"> of {title}</span>, week by week
            </a>
          </p>
        </div>
      </details>
    </li>
  );
}
