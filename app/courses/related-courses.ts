import type { Course } from "./course.ts";

/** How many related courses a course page shows. */
export const RELATED_COUNT = 3;

/** Other courses of the same track in catalogue order, at most three. */
export function getRelatedCourses(course: Course, catalogue: Course[]): Course[] {
  const related: Course[] = [];
  for (const other of catalogue) {
    if (related.length === RELATED_COUNT) break;
    if (other.track === course.track && other.slug !== course.slug) related.push(other);
  }
  return related;
}
