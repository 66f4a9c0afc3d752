import { getCourseWeeks } from "#app/courses/catalogue/course-weeks.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { Route } from "./+types/course-weeks";
import { sendFile } from "./send-file.server.ts";

/** `/courses/<slug>/weeks.json`: the live sessions of a course, which its row in the catalogue opens. */
export function loader({ url, params }: Route.LoaderArgs) {
  const { coursesBySlug, articles, pages } = getSiteContent();
  const course = coursesBySlug.get(params.slug);
  return sendFile(
    url,
    course && JSON.stringify(getCourseWeeks(course, articles.sessions, pages.sessions.rhythm)),
  );
}
