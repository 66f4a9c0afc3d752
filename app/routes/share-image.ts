import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { drawCoverShareImage } from "#app/drawing/share-image.server.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";

/** `/share/<slug>.png`: the share image of a course. */
export async function loader({ params }: Route.LoaderArgs) {
  const { site, courses } = getSiteContent();
  const course = getCourseBySlug(params.file.replace(/\.png$/, ""), courses);
  if (!course) throw new Response(null, { status: 404 });
  const facts = `${course.track} · ${course.level} · ${course.duration} · ${course.sessions} live sessions`;
  const image = await drawCoverShareImage({ cover: course, facts, academy: site.identity.name }, SHARE_IMAGE);
  return fileResponse(image, "png");
}
