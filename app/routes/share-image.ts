import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { drawCourseShareImage } from "#app/courses/covers/share-image.server.ts";
import { fileResponse } from "#app/seo/file-response.ts";
import { getSiteContent } from "#app/site.server.ts";
import type { Route } from "./+types/share-image";

/** `/share/<slug>.png`: the share image of a course. */
export async function loader({ params }: Route.LoaderArgs) {
  const { site, courses } = getSiteContent();
  const course = getCourseBySlug(params.file.replace(/\.png$/, ""), courses);
  if (!course) throw new Response(null, { status: 404 });
  return fileResponse(await drawCourseShareImage(course, site.identity.name), "png");
}
