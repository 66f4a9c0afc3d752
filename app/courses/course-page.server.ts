import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { type Course, summarise } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { getCourseMetadata, getCourseTrail } from "./course-metadata.ts";
import { getEnrolment } from "./enrolment.ts";
import { getGoodToKnow } from "./good-to-know.ts";
import { getRelatedCourses } from "./related-courses.ts";
import { getSyllabusWeeks } from "./syllabus.ts";

/** What the page of a course shows: the course, and the words of the page filled with its facts. */
export function getCoursePage(site: Site, words: CoursePageCopy, course: Course) {
  const { name, origin, email } = site.identity;
  const trail = getCourseTrail(site, course);
  const copy = fillCopy(words, {
    track: course.track,
    title: course.title,
    courseSessions: course.sessions,
    courseWeeks: getSyllabusWeeks(course),
  });
  return {
    course,
    copy,
    trail,
    enrolment: getEnrolment(site, course, copy.enrolment),
    notes: getGoodToKnow(site, course, copy.goodToKnow),
    metadata: getCourseMetadata(site, course, trail),
    academy: { name, origin, email },
  };
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What stands at the address of a course that is no longer offered: since when, and which courses there are. */
export function getRetiredPage(site: Site, words: CoursePageCopy, course: Course, courses: Course[]) {
  const day = DAY.format(new Date(course.retired ?? ""));
  const copy = fillCopy(words.retired, { title: course.title, day });
  return {
    copy,
    related: getRelatedCourses(course, courses).map(summarise),
    metadata: getUnindexedMetadata(site, {
      title: copy.title,
      description: copy.text,
      keywords: [course.title],
    }),
  };
}
