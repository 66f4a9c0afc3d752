import { ASKED } from "#app/academy/asked-facts.server.ts";
import { type Site, siteSchema } from "#app/academy/site-schema.server.ts";
import { type Asked, listValues } from "#app/content/schema-texts.server.ts";
import { type Course, isOngoing } from "./course.ts";
import { courseSchema } from "./course-schema.server.ts";

type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** What neither these courses nor the academy state, of what visitors ask of a course. */
export const listOpenFacts = (site: Terms, courses: Course[]): Asked[] => listOpen(site, courses, ["course"]);

/** What no course and not the academy state, of what visitors ask; `further` is what no field can state. */
export const listUnstatedFacts = (site: Terms, courses: Course[], further: string[]): string[] => [
  ...listOpen(site, courses, ["course", "academy"]).map(({ fact }) => fact),
  ...further,
];

function listOpen(site: Terms, courses: Course[], whom: Asked["of"][]): Asked[] {
  const values = [
    ...courses.flatMap((course) => listValues(course, courseSchema)),
    ...listValues(site, siteSchema),
  ];
  const stated = new Set(values.map(({ meta }) => meta.asked?.fact));
  if (courses.every(isOngoing)) stated.add(ASKED.nextStart.fact);
  if (courses.every(({ recordings }) => recordings)) stated.add(ASKED.recordings.fact);
  return Object.values(ASKED).filter(({ fact, of }) => whom.includes(of) && !stated.has(fact));
}
