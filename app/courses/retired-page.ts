import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { formatDay } from "#app/ui/format-day.ts";
import { type Course, getRelatedCourses } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** What stands at the address of a course that is no longer offered: since when, and which courses there are. */
export function getRetiredPage(site: Site, words: CoursePageCopy, course: Course, courses: Course[]) {
  const copy = fillCopy(words.retired, { title: course.title, day: formatDay(course.retired ?? "") });
  return {
    copy,
    related: getRelatedCourses(course, courses),
    metadata: getUnindexedMetadata(site, {
      title: copy.title,
      description: copy.text,
      keywords: [course.title],
    }),
  };
}
