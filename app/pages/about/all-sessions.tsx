import { TRACKS } from "#app/content/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import { getStripPath, getStripWidth, STRIP } from "#app/drawing/strip.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";

/** Bands of more courses are too thin for marks. */
const MARKED_COURSES = 48;

const BAND = { height: 16, padding: 4, step: 20 } as const;

type AllSessionsProps = {
  courses: Pick<Course, "sessions" | "level" | "track">[];
  /** What the drawing shows, in words. */
  caption: string;
};

/** Every live session of the catalogue: a course is a band of its track's colour at its real length. */
export function AllSessions({ courses, caption }: AllSessionsProps) {
  const longest = Math.max(...courses.map(({ sessions }) => sessions));
  const width = getStripWidth(longest) + 2 * BAND.padding;
  const height = courses.length * BAND.step - (BAND.step - BAND.height);
  return (
    <figure className="w-full max-w-sm print:hidden lg:w-96">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="forced-color-adjust-none max-h-96 w-full fill-ink"
        aria-hidden="true"
        focusable="false"
      >
        {courses.length > MARKED_COURSES ? <ThinBands courses={courses} /> : null}
        {(courses.length > MARKED_COURSES ? [] : courses).map((course, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <g key={row} transform={`translate(0 ${row * BAND.step})`}>
            <path
              className={TRACK_LOOKS[course.track].stroke}
              strokeWidth={BAND.height}
              d={`M0 ${BAND.height / 2}H${getStripWidth(course.sessions) + 2 * BAND.padding}`}
            />
            <path
              fillRule="evenodd"
              transform={`translate(${BAND.padding} ${(BAND.height - STRIP.height) / 2})`}
              d={getStripPath(course)}
            />
          </g>
        ))}
      </svg>
      <figcaption className="voice-data mt-3 text-data text-muted">{caption}</figcaption>
    </figure>
  );
}

/** The bands of many courses: one path for each track. */
function ThinBands({ courses }: Pick<AllSessionsProps, "courses">) {
  return TRACKS.map((track) => (
    <path
      key={track}
      className={TRACK_LOOKS[track].stroke}
      strokeWidth={BAND.height}
      d={courses
        .map(({ track: own, sessions }, row) =>
          own === track ? `M0 ${row * BAND.step + BAND.height / 2}h${getStripWidth(sessions)}` : "",
        )
        .join("")}
    />
  ));
}
