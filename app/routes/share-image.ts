import { getCoursePath, getShareImagePath } from "#app/academy/addresses.ts";
import { type Course, getCover } from "#app/courses/course.ts";
import { paintPng } from "#app/drawing/png.server.ts";
import { drawCourseShareImage, drawSiteShareImage } from "#app/drawing/share-image.server.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";
import { sendFile } from "./send-file.server.ts";

/** `/share/*`: the share image of a course, session or brief; `/og-image.png`: that of every page without one of its own. */
export async function loader({ url, params }: Route.LoaderArgs) {
  const svg = await draw(params["*"], getSiteContent());
  return sendFile(url, svg && (await paintPng(svg)));
}

/** The image with a name; without a name, that of the site. A session or brief has its own title on the image of its course. */
function draw(name: string | undefined, content: SiteContent): Promise<string> | undefined {
  if (name === undefined) return drawShareImage(content);
  const course = content.coursesBySlug.get(name.replace(/\.png$/, ""));
  if (course) return drawCourse(course, course.title, content);
  const entry = listEntryPages(content).find(({ path }) => getShareImagePath(path) === `/share/${name}`);
  if (!entry) return undefined;
  const itsCourse = content.courses.find(({ slug }) => entry.path.startsWith(`${getCoursePath(slug)}/`));
  return itsCourse ? drawCourse(itsCourse, entry.title, content) : drawShareImage(content, entry.title);
}

/** The share image of the site. */
export const drawShareImage = (
  { site, courses }: Pick<SiteContent, "site" | "courses">,
  title = site.identity.tagline.replace(/\.$/, ""),
) => drawSiteShareImage({ name: site.identity.name, title, rows: courses.map(getCover) });

/** The share image of a course, or of a page below it, under its own title. */
export const drawCourse = (course: Course, title: string, { site }: Pick<SiteContent, "site">) =>
  drawCourseShareImage({
    course: getCover(course),
    title,
    facts: `${course.duration} · ${course.sessions} live sessions`,
    academy: site.identity.name,
  });
