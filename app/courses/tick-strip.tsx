import { type Course, getWeeks } from "./course.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_STYLES } from "./track-style.ts";

/** Sizes in the units of the drawing: half a mark, the step within a week, the step to the next week. */
const STRIP = { radius: 3.5, step: 9, week: 21, height: 8 } as const;

/** Sessions of the longest strip that fits its place without shrinking: 16 weeks (specification section 1). */
const LONGEST = 32;

const getPosition = (session: number): number =>
  Math.floor(session / 2) * STRIP.week + (session % 2) * STRIP.step + STRIP.radius + 0.5;

type TickStripProps = { course: Pick<Course, "sessions" | "level" | "track" | "duration"> };

/** A course's live sessions: one mark each, two a week, on one scale for all courses. */
export function TickStrip({ course }: TickStripProps) {
  const { shape } = TRACK_STYLES[course.track];
  const marks = Array.from({ length: course.sessions }, (_, session) =>
    getMarkPath(shape, course.level, getPosition(session), STRIP.height / 2, STRIP.radius),
  );
  const width = getPosition(Math.max(LONGEST, course.sessions) - 1) + STRIP.radius + 0.5;
  return (
    <p className="voice-data text-data text-muted">
      <svg
        viewBox={`0 0 ${width} ${STRIP.height}`}
        className="mb-1 w-full max-w-[22rem] fill-ink"
        aria-hidden="true"
        focusable="false"
      >
        <path fillRule="evenodd" d={marks.join("")} />
      </svg>
      {describeSessions(course)}
    </p>
  );
}

/** The strip in words. */
function describeSessions(course: Pick<Course, "sessions" | "duration">): string {
  const weeks = getWeeks(course);
  return weeks === undefined
    ? `${course.sessions} live sessions every four weeks`
    : `${course.sessions} live sessions, two a week`;
}
