import { getCoverPath } from "#app/academy/addresses.ts";
import { renderLeadAndRest } from "#app/content/render-body.server.ts";
import type { ShownContent, ShownEntry } from "#app/content/shown-content.server.ts";
import { formatStart } from "#app/courses/enrolment/cohort.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";
import type { NameValues } from "#app/text/fill-words.ts";
import { type Course, listRecentChanges } from "./course.ts";

/** The courses that are offered, and those that are no longer, both in catalogue order. */
export function listCourses(
  content: ShownContent,
  values: NameValues,
  today: string,
): { courses: Course[]; retired: Course[] } {
  const toCourses = (entries: ShownEntry<CourseFrontMatter>[]) =>
    entries.toSorted((a, b) => a.data.order - b.data.order).map((entry) => toCourse(entry, values, today));
  return { courses: toCourses(content.entries(COURSES)), retired: toCourses(content.retired(COURSES)) };
}

function toCourse(
  { slug, body, data }: ShownEntry<CourseFrontMatter>,
  values: NameValues,
  today: string,
): Course {
  const cohorts = data.cohorts
    .filter(({ start }) => start >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    ...data,
    slug,
    cohorts,
    changes: listRecentChanges(data.changes, today),
    ...(cohorts[0] ? { nextStart: formatStart(cohorts[0]) } : {}),
    longDescription: body ? renderLeadAndRest(body, values) : { lead: "", rest: "", quotation: "" },
    image: getCoverPath(slug),
    imageAlt: describeCover(data),
  };
}
