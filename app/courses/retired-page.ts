import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { formatDay } from "#app/ui/format-day.ts";
import { type Course, getRelatedCourses } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** The page of a course that is no longer offered: the day on which it ended, and other courses of its track. */
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
