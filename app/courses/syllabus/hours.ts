import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { getNoun } from "#app/text/count.ts";
import { formatRange, type Range } from "./spans.ts";

/** Weeks of a course, or undefined when it is ongoing. */
export function getWeeks({ duration }: Pick<CourseFrontMatter, "duration">): number | undefined {
  const weeks = Number.parseInt(duration, 10);
  return Number.isNaN(weeks) ? undefined : weeks;
}

/** Whether a course has no last week, and so no sum of hours. */
export const isOngoing = (course: Pick<CourseFrontMatter, "duration">): boolean =>
  getWeeks(course) === undefined;

/**
 * Hours of a week: live, the learner's own, and both together. Undefined where the course does not state its own hours.
 */
export function getWeekHours(course: Pick<CourseFrontMatter, "duration" | "hours" | "ownHours">) {
  const { hours, ownHours: own } = course;
  if (!own) return undefined;
  const weeks = getWeeks(course);
  const live = weeks ? hours / weeks : SESSIONS_A_WEEK;
  // No session has half an hour: an average of 2.5 hours means weeks of two hours and weeks of three.
  const [from, to] = [Math.floor(live), Math.ceil(live)];
  return { live: { from, to }, own, all: { from: from + own.from, to: to + own.to } };
}

/** Weeks of the rhythm that an ongoing course repeats. */
const RHYTHM_WEEKS = 4;

/** The period over which pages count the sessions of an ongoing course. */
export const RHYTHM = "every four weeks";

/** Weeks that a syllabus covers: those of the course, or of the rhythm of an ongoing one. */
export const getSyllabusWeeks = (course: Pick<CourseFrontMatter, "duration">): number =>
  getWeeks(course) ?? RHYTHM_WEEKS;

/** Own hours of a whole course, if they are known. */
export function getOwnHours(course: Pick<CourseFrontMatter, "duration" | "ownHours">): Range | undefined {
  const weeks = getSyllabusWeeks(course);
  return course.ownHours && { from: course.ownHours.from * weeks, to: course.ownHours.to * weeks };
}

/** Live and own hours of a whole course together. Undefined where it has no end or does not state its own hours. */
export function getTotalHours(
  course: Pick<CourseFrontMatter, "duration" | "hours" | "ownHours">,
): Range | undefined {
  const own = isOngoing(course) ? undefined : getOwnHours(course);
  return own && { from: course.hours + own.from, to: course.hours + own.to };
}

/** Hours in words: '3 to 4 hours', '1 hour'. */
export const formatHours = (range: Range): string => `${formatRange(range)} ${getNoun(range.to, "hour")}`;
