import { getCoursePath, getShareImagePath } from "#app/academy/addresses.ts";
import { type Course, getCover, listSessions } from "#app/courses/course.ts";
import { formatHours } from "#app/courses/hours.ts";
import { paintPng } from "#app/drawing/png.server.ts";
import { drawCourseShareImage, drawSiteShareImage } from "#app/drawing/share-image.server.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";
import { sendFile } from "./send-file.server.ts";

/** `/share/*`: the share image of a course or an entry; `/og-image.png`: that of every page without one of its own. */
export async function loader({ url, params }: Route.LoaderArgs) {
  const content = getSiteContent();
  const isOfSite = params["*"] === undefined;
  const svg = await (isOfSite ? drawShareImage(content) : draw(url.pathname, content));
  return sendFile(url, svg && (await paintPng(svg)));
}

/** The image of the course or entry whose address it has. */
function draw(address: string, content: SiteContent): Promise<string> | undefined {
  const isNamed = ({ path }: { path: string }) => getShareImagePath(path) === address;
  const course = content.courses.find(({ slug }) => isNamed({ path: getCoursePath(slug) }));
  if (course) return drawCourse(course, course.title, content);
  const { sessions, briefs } = content.entries;
  const session = sessions.find(isNamed);
  if (session) return drawSession(session, content);
  const brief = briefs.find(isNamed);
  if (brief) return drawBrief(brief, content);
  const entry = listEntryPages(content).find(isNamed);
  return entry && drawShareImage(content, entry.title);
}

/** The share image of the site. */
export const drawShareImage = (
  { site, courses }: Pick<SiteContent, "site" | "courses">,
  title = site.identity.tagline.replace(/\.$/, ""),
) => drawSiteShareImage({ name: site.identity.name, title, rows: courses.map(getCover) });

type Shown = Pick<SiteContent, "site" | "courses" | "coursesBySlug">;

/** The share image of a course. */
export const drawCourse = (course: Course, title: string, { site }: Pick<SiteContent, "site">) =>
  drawCourseShareImage({
    course: getCover(course),
    title,
    facts: `${course.duration} · ${course.sessions} live sessions`,
    academy: site.identity.name,
  });

type EntryShown = { title: string; course: string };

/** The share image of a written session: its mark is solid among those of its course. */
export const drawSession = (
  { title, course, session }: EntryShown & { session: string },
  content: Shown,
): Promise<string> =>
  drawEntry(title, course, content, (course) => {
    const number = listSessions(course).findIndex(({ title }) => title === session) + 1;
    return {
      facts: `Session ${number} of ${course.sessions} · one hour in writing`,
      chosen: { from: number, to: number },
    };
  });

/** The share image of a brief: the sessions that build its project are solid. */
export const drawBrief = (
  { title, course, project, hours }: EntryShown & { project: string; hours: { from: number; to: number } },
  content: Shown,
): Promise<string> =>
  drawEntry(title, course, content, ({ builds }) => ({
    facts: `Open brief · ${formatHours(hours)}`,
    chosen: builds[project],
  }));

/** The share image of a page below a course; of a course that is not offered, that of the site. */
function drawEntry(
  title: string,
  slug: string,
  content: Shown,
  show: (course: Course) => { facts: string; chosen: { from: number; to: number } | undefined },
): Promise<string> {
  const course = content.coursesBySlug.get(slug);
  if (!course) return drawShareImage(content, title);
  const { name: academy } = content.site.identity;
  return drawCourseShareImage({ course: getCover(course), title, academy, ...show(course) });
}
