import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { CONTENT_FOLDER } from "./content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "./site-content.server.ts";

const KEY = Symbol.for("site-content");

/** One for the process: the bundled server has its own copy of this module. */
const store = globalThis as { [KEY]?: SiteContent | undefined };

/** The checked content of the project; read once a build, anew for each request in development. */
export function getSiteContent(): SiteContent {
  if (!store[KEY] || import.meta.env?.DEV) store[KEY] = loadSiteContent(CONTENT_FOLDER);
  return store[KEY];
}

/** The content that every page may show, with the courses that the footer names. */
export function getSharedContent() {
  const { site, pages, courses } = getSiteContent();
  const footerCourses = site.footer.courses.map((slug) => ({
    slug,
    title: getCourseBySlug(slug, courses)?.title ?? slug,
  }));
  return { site, pages, footerCourses };
}
