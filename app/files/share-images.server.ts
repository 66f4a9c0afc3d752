import type { Course } from "#app/courses/course.ts";
import type { Picture } from "#app/drawing/picture.server.ts";
import { drawCourseShareImage, drawShareImage } from "#app/drawing/share-image.server.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/og-image.png`: the share image of every page that has none of its own. */
export const getShareImage = ({ site, courses }: Pick<SiteContent, "site" | "courses">): Picture =>
  drawShareImage({ ...site.identity, rows: courses }, SHARE_IMAGE);

/** What the share image of a course shows. */
export type DrawnCourse = Pick<Course, "title" | "sessions" | "duration" | "level" | "track">;

/** `/share/<slug>.png`: the share image of a course. */
export function getCourseShareImage(course: DrawnCourse, academy: string): Picture {
  const facts = `${course.duration} · ${course.sessions} live sessions`;
  return drawCourseShareImage({ course, facts, academy }, SHARE_IMAGE);
}
