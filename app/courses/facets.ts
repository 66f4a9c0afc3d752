import { LEVELS, TRACKS } from "#app/academy/tracks.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { ALL } from "#app/ui/filter.ts";

/** The filters of the catalogue: a field of the course each, with its label and its choices. */
export const FACETS = [
  { field: "level", label: "Level", choices: [ALL, ...LEVELS] },
  { field: "track", label: "Track", choices: [ALL, ...TRACKS] },
] as const satisfies { field: keyof CourseFrontMatter; label: string; choices: readonly string[] }[];

/** The name of a field that the catalogue can be filtered by. */
export type Facet = (typeof FACETS)[number]["field"];

/** The fields of a course that the catalogue can be filtered by. */
export const getFacets = (course: Pick<CourseFrontMatter, Facet>) =>
  Object.fromEntries(FACETS.map(({ field }) => [field, course[field]])) as Pick<CourseFrontMatter, Facet>;
