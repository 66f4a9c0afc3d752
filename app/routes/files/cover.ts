import { getCover } from "#app/courses/course.ts";
import { drawCover } from "#app/drawing/covers/cover.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { Route } from "./+types/cover";
import { sendFile } from "./send-file.server.ts";

/** `/covers/<slug>.svg`: the cover of a course. */
export function loader({ url, params }: Route.LoaderArgs) {
  const course = getSiteContent().coursesBySlug.get(params.slug);
  return sendFile(url, course && drawCover(getCover(course)));
}
