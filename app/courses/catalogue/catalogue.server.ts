import type { NameValues } from "#app/content/fill-copy.ts";
import { renderLeadAndRest } from "#app/content/markdown.server.ts";
import type { ShownContent, ShownEntry } from "#app/content/shown-content.server.ts";
import { type Course, findCoverPath, listRecentChanges } from "#app/courses/course.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import type { CourseFrontMatter } from "#app/courses/course-schema.server.ts";
import { formatStart } from "#app/courses/enrolment/cohort.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";

/** The courses that are offered, and those that are no longer, both in catalogue order. */
export function listCourses(
  content: ShownContent,
  values: NameValues,
  today: string,
): { courses: Course[]; retired: Course[] } {
  const [offered, expired] = [content.entries(COURSES), content.expired(COURSES)];
  const known = new Set([...offered, ...expired].map(({ slug }) => slug));
  const inOrder = (entries: ShownEntry<CourseFrontMatter>[]) =>
    entries.toSorted((a, b) => a.data.order - b.data.order);
  const toCourses = (entries: ShownEntry<CourseFrontMatter>[]) =>
    inOrder(entries).map((entry) => toCourse(entry, known, values, today));
  return { courses: toCourses(offered), retired: toCourses(expired) };
}

function toCourse(
  { slug, body, data }: ShownEntry<CourseFrontMatter>,
  known: ReadonlySet<string>,
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
    longDescription: body ? renderLeadAndRest(body, values) : { lead: "", rest: "" },
    image: findCoverPath(slug, known),
    imageAlt: describeCover(data),
  };
}
