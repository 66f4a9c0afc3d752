import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { Picture } from "#app/drawing/picture.server.ts";
import { drawCourseShareImage, drawShareImage } from "#app/drawing/share-image.server.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";
import { sendFile } from "./send-file.server.ts";

/** `/share/<slug>.png`: the share image of a course; `/og-image.png`: that of every page that has none of its own. */
export function loader({ url, params }: Route.LoaderArgs) {
  const content = getSiteContent();
  if (params.slug === undefined) return sendFile(url, getShareImage(content));
  const course = getCourseBySlug(params.slug, content.courses);
  return sendFile(url, course && getCourseShareImage(course, content.site.identity.name));
}

/** What the share image of the site shows. */
export const getShareImage = ({ site, courses }: Pick<SiteContent, "site" | "courses">): Picture =>
  drawShareImage({ ...site.identity, rows: courses }, SHARE_IMAGE);

/** What the share image of a course shows. */
export function getCourseShareImage(
  course: Pick<Course, "title" | "sessions" | "duration" | "level" | "track">,
  academy: string,
): Picture {
  const facts = `${course.duration} · ${course.sessions} live sessions`;
  return drawCourseShareImage({ course, facts, academy }, SHARE_IMAGE);
}
