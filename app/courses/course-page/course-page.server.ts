import type { Site } from "#app/academy/site-schema.server.ts";
import type { Brief } from "#app/courses/articles/brief-collection.server.ts";
import type { Session } from "#app/courses/articles/session-collection.server.ts";
import type { Course, CoursesBySlug } from "#app/courses/course.ts";
import { getCourseMetadata } from "#app/courses/course-metadata.ts";
import { getEnrolment } from "#app/courses/enrolment/enrolment.ts";
import { listOpenFacts } from "#app/courses/open-facts.server.ts";
import { findInstead, getRelatedCourses, listBefore } from "#app/courses/related-courses.ts";
import { getSyllabusWeeks, getTotalHours, getWeekHours } from "#app/courses/syllabus/hours.ts";
import { formatRange } from "#app/courses/syllabus/spans.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { formatCount } from "#app/text/count.ts";
import { fillKeepingEscapes, fillWords } from "#app/text/fill-words.ts";
import { formatDay } from "#app/ui/format-day.ts";
import type { CourseWords } from "./course-words.server.ts";
import { getDecision } from "./decision.server.ts";
import { getGoodToKnow } from "./good-to-know.ts";
import { getLetter } from "./letter.ts";
import { getNeighbours } from "./neighbours.ts";
import { getScore, listBars } from "./score.ts";

/** The part of the content that the page of a course is made from. */
type PageContent = {
  site: Site;
  pages: { course: CourseWords };
  courses: Course[];
  coursesBySlug: CoursesBySlug;
  articles: {
    sessions: Pick<Session, "course" | "path" | "title" | "session">[];
    briefs: Pick<Brief, "course" | "path" | "title" | "project">[];
  };
};

/** What the page of a course shows. */
export type CoursePage = ReturnType<typeof getCoursePage>;

/** Puts the page of a course together. */
export function getCoursePage(
  { site, pages, courses, coursesBySlug, articles }: PageContent,
  course: Course,
) {
  const week = getWeekHours(course);
  const all = getTotalHours(course);
  const before = listBefore(course, coursesBySlug);
  const templates = fillKeepingEscapes(pages.course, {
    title: course.title,
    courseSessions: course.sessions,
    courseWeeks: formatCount(getSyllabusWeeks(course), "week"),
    projects: course.projects.length,
    liveHours: course.hours,
    ...(week ? { weekHours: formatRange(week.all) } : {}),
    ...(all ? { allHours: formatRange(all) } : {}),
  });
  const words = fillWords(templates, {});
  const neighbours = getNeighbours(course, coursesBySlug, words.neighbours);
  const isOfCourse = (article: { course: string }) => article.course === course.slug;
  const [written] = articles.sessions.filter(isOfCourse);
  const briefs = articles.briefs
    .filter(isOfCourse)
    .map(({ path, title, project }) => ({ path, title, project }));
  const enrolment = getEnrolment(site, course, templates.enrolment);
  const open = listOpenFacts(site, [course]);
  return {
    course,
    related: getRelatedCourses(course, courses),
    before,
    // The courses to take instead, by their slugs.
    instead: findInstead(course, coursesBySlug),
    neighbours,
    // Whether the page shows anything under 'Is it for you?'.
    hasFit: Boolean(course.readiness ?? course.notFor[0] ?? before[0] ?? course.week ?? neighbours[0]),
    // The session of the course that is written out, and the open briefs of its projects, as links show them.
    written: written && { path: written.path, title: written.title, session: written.session },
    briefs,
    words,
    enrolment,
    decision: getDecision(course, coursesBySlug, {
      words: templates.decision,
      groups: enrolment.groups,
      open,
    }),
    bars: listBars(course),
    score: getScore(course, words.score.ongoing.project),
    knownFacts: getGoodToKnow(site, course, templates.goodToKnow),
    open,
    letter: getLetter(site, course, templates.letter),
    metadata: getCourseMetadata(site, course, before),
    academy: site.identity,
  };
}

/** The page of a course that is no longer offered: the day on which it ended, and other courses of its track. */
export function getRetiredPage(site: Site, { retired }: CourseWords, course: Course, courses: Course[]) {
  const words = fillWords(retired, { title: course.title, day: formatDay(course.retired ?? "") });
  return {
    words,
    related: getRelatedCourses(course, courses),
    metadata: getUnindexedMetadata(site, {
      title: words.title,
      description: words.text,
      keywords: [course.title],
    }),
  };
}
