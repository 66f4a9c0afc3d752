import { RECORDINGS, type Site, siteSchema } from "#app/academy/site-schema.server.ts";
import { type Asked, listMetas, listValues } from "#app/content/schema-texts.server.ts";
import { type Course, isOngoing } from "#app/courses/course.ts";
import { courseSchema, NEXT_START } from "#app/courses/course-schema.server.ts";

type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** Each fact that visitors ask for, by the schemas, and whom they ask it of. */
const ASKED = [courseSchema, siteSchema].flatMap((schema) =>
  listMetas(schema).flatMap(({ asked }) => asked ?? []),
);

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
  if (courses.every(isOngoing)) stated.add(NEXT_START);
  if (courses.every(({ recordings }) => recordings)) stated.add(RECORDINGS);
  const open = ASKED.filter(({ fact, of }) => whom.includes(of) && !stated.has(fact));
  return open.filter(({ fact }, index) => open.findIndex((other) => other.fact === fact) === index);
}
