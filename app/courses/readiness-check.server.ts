import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import type { CourseEntry } from "./course-entry.server.ts";

/**
 * Every course that 'Am I ready?' names instead of another is offered. One that retires later is a fault from the day
 * on which that is written: no build fails only because a day has come.
 */
export function checkInstead(entries: CourseEntry[], slugs: string[]): ContentProblem[] {
  return entries.flatMap(({ file, slug, data: { readiness, draft, retired } }) => {
    const instead = readiness?.instead;
    if (instead === undefined || retired) return [];
    const other = entries.find((entry) => entry.slug === instead)?.data;
    const fix = advise(instead, { slug, isDraft: draft }, other, slugs);
    return fix ? [problemAt(file, ["readiness", "instead"], instead, fix)] : [];
  });
}

function advise(
  instead: string,
  { slug, isDraft }: { slug: string; isDraft: boolean },
  other: CourseEntry["data"] | undefined,
  slugs: string[],
): string | undefined {
  if (instead === slug) return "it is this course: name another, or remove the line";
  if (!slugs.includes(instead)) {
    const near = nearest(instead, slugs);
    return `no such course: ${near ? `write ${near}` : "write the name of a course's file"}`;
  }
  if (other?.draft && !isDraft) return "it is a draft: publish that first, or name another course";
  if (other?.retired) return "it is no longer offered: name another course, here and in notYet";
  return undefined;
}
