import { LEVELS, TRACKS } from "#app/academy/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import { ALL, createFilter, type Filter, joinWords } from "#app/ui/filter.ts";

/** The filters of the catalogue: a field of the course each, with its label and its choices. */
export const FACETS = [
  { field: "level", label: "Level", choices: [ALL, ...LEVELS] },
  { field: "track", label: "Track", choices: [ALL, ...TRACKS] },
] as const satisfies { field: keyof Course; label: string; choices: readonly string[] }[];

/** The name of a field that the catalogue can be filtered by. */
export type Facet = (typeof FACETS)[number]["field"];

/** Search and facets of the catalogue, or the data of a row. */
export type CourseFilter = Filter<Facet>;

/** How the catalogue is filtered. */
export const COURSE_FILTER = /* @__PURE__ */ createFilter<Facet>(FACETS);

/** The fields of a course that the catalogue can be filtered by. */
export const getFacets = (course: Pick<Course, Facet>) =>
  Object.fromEntries(FACETS.map(({ field }) => [field, course[field]])) as Pick<Course, Facet>;

/** What the row of a course is filtered by. */
export const getRowData = (course: Pick<Course, "title" | "description" | Facet>): CourseFilter => ({
  search: joinWords(course.title, course.description),
  ...getFacets(course),
});
