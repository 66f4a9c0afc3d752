import type { Course } from "#app/courses/course.ts";
import { FACETS, type Facet, getFacets } from "#app/courses/facets.ts";
import { createFilter, type Filter, joinWords } from "#app/ui/filter.ts";

/** Search and facets of the catalogue, or the data of a row. */
export type CourseFilter = Filter<Facet>;

/** How the catalogue is filtered. */
export const COURSE_FILTER = createFilter<Facet>(FACETS);

/** What the row of a course is filtered by. */
export const getRowData = (course: Pick<Course, "title" | "description" | Facet>): CourseFilter => ({
  search: joinWords(course.title, course.description),
  ...getFacets(course),
});
