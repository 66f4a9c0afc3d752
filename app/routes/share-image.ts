import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { Picture } from "#app/drawing/picture.server.ts";
import { drawCourseShareImage, drawShareImage } from "#app/drawing/share-image.server.ts";
import { type EntryPage, listEntryPages } from "#app/site/collections.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";
import { sendFile } from "./send-file.server.ts";

/** `/share/*`: the share image of a course, session or brief; `/og-image.png`: that of every page without one of its own. */
export function loader({ url, params }: Route.LoaderArgs) {
  const content = getSiteContent();
  const name = params["*"];
  if (name === undefined) return sendFile(url, getShareImage(content));
  const { courses, site } = content;
  const course = getCourseBySlug(name.replace(/\.png$/, ""), courses);
  if (course) return sendFile(url, getCourseShareImage(course, site.identity.name));
  const entry = listEntryPages(content).find(({ path }) => getShareImagePath(path) === `/share/${name}`);
  return sendFile(url, entry && getEntryShareImage(entry, content));
}

/** The share image of the site. */
export const getShareImage = ({ site, courses }: Pick<SiteContent, "site" | "courses">): Picture =>
  drawShareImage({ ...site.identity, rows: courses });

/** The share image of a course. */
export function getCourseShareImage(
  course: Pick<Course, "title" | "sessions" | "duration" | "level" | "track">,
  academy: string,
): Picture {
  const facts = `${course.duration} · ${course.sessions} live sessions`;
  return drawCourseShareImage({ course, facts, academy });
}

/** The share image of a session or brief: its title, over the sessions of its course if it has one. */
export function getEntryShareImage(
  { path, title }: Pick<EntryPage, "path" | "title">,
  { site, courses }: Pick<SiteContent, "site" | "courses">,
): Picture {
  const { name: academy } = site.identity;
  const course = courses.find(({ slug }) => path.startsWith(`${getCoursePath(slug)}/`));
  if (!course) return drawShareImage({ name: academy, tagline: title, rows: courses });
  const facts = `${course.shortTitle} · ${course.duration}`;
  return drawCourseShareImage({ course: { ...course, title }, facts, academy });
}
