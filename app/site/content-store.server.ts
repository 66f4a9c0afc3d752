import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { type Course, getRelatedCourses } from "#app/courses/course.ts";
import {
  findSessionLink,
  listSessionLinks,
  type SessionLink,
} from "#app/courses/session-collection.server.ts";
import { CONTENT_FOLDER } from "./content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "./site-content.server.ts";

/** What every page may show without knowing the whole catalogue. */
export type SharedContent = Pick<SiteContent, "site" | "pages"> & {
  /** The courses that the footer names. */
  footerCourses: Pick<Course, "slug" | "title">[];
};

/** What the page of one course shows beside the shared content. */
export type CourseContent = {
  course: Course;
  related: Course[];
  /** The course to take by those who are not ready for this one. */
  instead: Pick<Course, "slug" | "title"> | undefined;
  /** A written session: its own, else one of its track. */
  written: SessionLink | undefined;
  /** Its open briefs. */
  briefs: { project: string; path: string }[];
};

const KEY = Symbol.for("site-content");

/** One for the process: the built server has its own copy of this module. */
const store = globalThis as { [KEY]?: SiteContent | undefined };

/** The checked content of the project; read once a build, anew for each request in development. */
export function getSiteContent(): SiteContent {
  if (!store[KEY] || import.meta.env?.DEV) store[KEY] = loadSiteContent(CONTENT_FOLDER);
  return store[KEY];
}

/** By the whole content: every page asks for it. */
const shared = new WeakMap<SiteContent, SharedContent>();

/** What every page may show. */
export function getSharedContent(): SharedContent {
  const content = getSiteContent();
  const known = shared.get(content) ?? shareContent(content);
  shared.set(content, known);
  return known;
}

/** The content of a course's page, or undefined when the slug has no course. */
export function getCourseContent(slug: string): CourseContent | undefined {
  const { courses, entries } = getSiteContent();
  const course = getCourseBySlug(slug, courses);
  if (!course) return undefined;
  const instead = getCourseBySlug(course.readiness?.instead, courses);
  return {
    course,
    related: getRelatedCourses(course, courses),
    instead: instead && { slug: instead.slug, title: instead.title },
    written: findSessionLink(course, listSessionLinks(entries.sessions, courses)),
    briefs: entries.briefs
      .filter((brief) => brief.course === slug)
      .map(({ project, path }) => ({ project, path })),
  };
}

/** Takes what every page may show out of the whole content. */
function shareContent({ site, pages, courses }: SiteContent): SharedContent {
  const titles = new Map(courses.map(({ slug, title }) => [slug, title]));
  const footerCourses = site.footer.courses.map((slug) => ({ slug, title: titles.get(slug) ?? slug }));
  return { site, pages, footerCourses };
}
