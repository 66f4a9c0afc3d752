import { getStripPath, getStripWidth, STRIP } from "#app/drawing/mark.ts";
import { type Course, getWeeks } from "./course.ts";

/** Sessions of the longest strip that fits its place without shrinking: 16 weeks. */
const LONGEST = 32;

type TickStripProps = { course: Pick<Course, "sessions" | "level" | "track"> };

/** A course's live sessions: one mark each, two a week, on one scale for all courses. */
export function TickStrip({ course }: TickStripProps) {
  return (
    <svg
      viewBox={`0 0 ${getStripWidth(Math.max(LONGEST, course.sessions))} ${STRIP.height}`}
      className="fill-ink"
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={getStripPath(course)} />
    </svg>
  );
}

/** The sessions of a course in words. */
export function describeSessions(course: Pick<Course, "sessions" | "duration">): string {
  const weeks = getWeeks(course);
  return weeks === undefined
    ? `${course.sessions} live sessions every four weeks`
    : `${course.sessions} live sessions, two a week`;
}
