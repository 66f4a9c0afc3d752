import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import type { Course, CourseSummary } from "#app/courses/course.ts";
import { summarise } from "#app/courses/course.ts";
import { getRelatedCourses } from "#app/courses/related-courses.ts";
import { CONTENT_FOLDER } from "./content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "./site-content.server.ts";

/** What every page may show without knowing the whole catalogue. */
export type SharedContent = Pick<SiteContent, "site" | "pages"> & {
  /** The courses that the footer names. */
  footerCourses: Pick<Course, "slug" | "title">[];
};

/** What the page of one course shows beside the shared content. */
export type CourseContent = { course: Course; related: CourseSummary[] };

/** Either the whole content, or the parts of it that the pages of some courses need. */
type Store = { whole?: SiteContent; shared?: SharedContent; courses?: Map<string, CourseContent> };

const KEY = Symbol.for("site-content");

/** One for the process (or worker thread): the built server has its own copy of this module. */
const store = getStore();

/**
 * The checked content of the project; read once a build, anew for each request in development.
 * @throws Error in a worker, which knows parts only.
 */
export function getSiteContent(): SiteContent {
  if (store.shared)
    throw new Error(
      "A course's page asks for the whole site, which its worker does not know: add what it needs to content-store.server.ts.",
    );
  if (!store.whole || import.meta.env?.DEV) store.whole = loadSiteContent(CONTENT_FOLDER);
  return store.whole;
}

/** What every page may show. */
export const getSharedContent = (): SharedContent => store.shared ?? shareContent(getSiteContent());

/** The content of a course's page, or undefined when the slug has no course. */
export function getCourseContent(slug: string): CourseContent | undefined {
  if (store.shared) return store.courses?.get(slug);
  const { courses } = getSiteContent();
  const course = getCourseBySlug(slug, courses);
  return course && relateCourse(course, courses);
}

/** Gives a worker what the pages of some courses need, in place of what it had. */
export function provideContent(shared: SharedContent, courses: CourseContent[]): void {
  store.shared = shared;
  store.courses = new Map(courses.map((content) => [content.course.slug, content]));
}

/** Takes what every page may show out of the whole content. */
export function shareContent({ site, pages, courses }: SiteContent): SharedContent {
  const titles = new Map(courses.map(({ slug, title }) => [slug, title]));
  const footerCourses = site.footer.courses.map((slug) => ({ slug, title: titles.get(slug) ?? slug }));
  return { site, pages, footerCourses };
}

/** The content of a course's page, from the whole catalogue. */
export const relateCourse = (course: Course, catalogue: Course[]): CourseContent => ({
  course,
  related: getRelatedCourses(course, catalogue).map(summarise),
});

function getStore(): Store {
  const stores = globalThis as unknown as Record<symbol, Store | undefined>;
  const store = stores[KEY] ?? {};
  stores[KEY] = store;
  return store;
}
