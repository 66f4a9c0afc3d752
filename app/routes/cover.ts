import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { drawCover } from "#app/drawing/covers/cover.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/cover";

/** `/covers/<slug>.svg`: the cover of a course. */
export function loader({ params }: Route.LoaderArgs) {
  const course = getCourseBySlug(params.file.replace(/\.svg$/, ""), getSiteContent().courses);
  if (!course) throw new Response(null, { status: 404 });
  return fileResponse(drawCover(course), "svg");
}
