import { type Course, getSessionNumber } from "#app/courses/course.ts";
import { formatHours } from "#app/courses/syllabus/hours.ts";
import type { Range } from "#app/courses/syllabus/spans.ts";

/** The facts on an article's share image, and the sessions of its course that the image draws with solid marks. */
export type ArticleShare = { facts: string; chosen: Range | undefined };

/** The share image of a written session. */
export function getSessionShare({ session }: { session: string }, course: Course): ArticleShare {
  const number = getSessionNumber(course, session);
  return {
    facts: `Session ${number} of ${course.sessions} · one hour in writing`,
    chosen: { from: number, to: number },
  };
}

/** The share image of a brief: the sessions that build its project are solid. */
export const getBriefShare = (
  { project, hours }: { project: string; hours: Range },
  { builds }: Course,
): ArticleShare => ({ facts: `Open brief · ${formatHours(hours)}`, chosen: builds[project] });
