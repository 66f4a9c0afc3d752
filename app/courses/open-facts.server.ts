import type { z } from "zod";
import { ASKED, type AskedFact } from "#app/academy/asked-facts.server.ts";
import { type Site, siteSchema } from "#app/academy/site-schema.server.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { courseSchema } from "#app/courses/schema/course-schema.server.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import type { Course } from "./course.ts";

/** What the academy states for all courses. */
export type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** The facts that visitors ask of a course, and that neither these courses nor the academy state. */
export const listOpenFacts = (site: Terms, courses: Course[]): AskedFact[] =>
  listOpen(site, courses, ["course"]);

/**
 * All facts that visitors ask for, and that neither a course nor the academy states. `further` are facts without a
 * field.
 */
export const listUnstatedFacts = (site: Terms, courses: Course[], further: string[]): string[] => [
  ...listOpen(site, courses, ["course", "academy"]).map(({ fact }) => fact),
  ...further,
];

function listOpen(site: Terms, courses: Course[], whom: AskedFact["of"][]): AskedFact[] {
  const ofSite = listStated(site, siteSchema);
  const ofCourses = courses.map((course) => listStated(course, courseSchema));
  if (courses.every(isOngoing)) ofSite.add(ASKED.nextStart.fact);
  const isStated = ({ fact, isPerCourse }: AskedFact) =>
    ofSite.has(fact) || ofCourses[isPerCourse ? "every" : "some"]((stated) => stated.has(fact));
  return Object.values(ASKED).filter((asked) => whom.includes(asked.of) && !isStated(asked));
}

/** The facts that a value states by fields of its schema. */
const listStated = (value: object, schema: z.ZodType): Set<string | undefined> =>
  new Set(listValues(value, schema).map(({ meta }) => meta.asked?.fact));
