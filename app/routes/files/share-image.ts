import { getCoursePath, getShareImagePath } from "#app/academy/addresses.ts";
import { type ArticleShare, getBriefShare, getSessionShare } from "#app/courses/articles/article-share.ts";
import { type Course, getCover } from "#app/courses/course.ts";
import { paintPng } from "#app/drawing/png.server.ts";
import { drawCourseShareImage, drawSiteShareImage } from "#app/drawing/share-image.server.ts";
import { listArticlePages } from "#app/site/collections.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/share-image";
import { sendFile } from "./send-file.server.ts";

/** `/share/*`: the share image of a course or an article; `/og-image.png`: that of every page without one of its own. */
export async function loader({ url, params }: Route.LoaderArgs) {
  const content = getSiteContent();
  const isOfSite = params["*"] === undefined;
  const svg = await (isOfSite ? drawShareImage(content) : draw(url.pathname, content));
  return sendFile(url, svg && (await paintPng(svg)));
}

/** The image of the course or article whose address it has. */
function draw(address: string, content: SiteContent): Promise<string> | undefined {
  const isNamed = ({ path }: { path: string }) => getShareImagePath(path) === address;
  const course = content.courses.find(({ slug }) => isNamed({ path: getCoursePath(slug) }));
  if (course) return drawCourse(course, course.title, content);
  const { sessions, briefs } = content.articles;
  const session = sessions.find(isNamed);
  if (session) return drawArticle(session, content, getSessionShare);
  const brief = briefs.find(isNamed);
  if (brief) return drawArticle(brief, content, getBriefShare);
  const article = listArticlePages(content).find(isNamed);
  return article && drawShareImage(content, article.title);
}

/** The share image of the site. */
export const drawShareImage = (
  { site, courses }: Pick<SiteContent, "site" | "courses">,
  title = site.identity.tagline.replace(/\.$/, ""),
) => drawSiteShareImage({ name: site.identity.name, title, rows: courses.map(getCover) });

/** The share image of a course. */
export const drawCourse = (course: Course, title: string, { site }: Pick<SiteContent, "site">) =>
  drawCourseShareImage({
    course: getCover(course),
    title,
    facts: `${course.duration} · ${course.sessions} live sessions`,
    academy: site.identity.name,
  });

/** The share image of a page below a course; of a course that is not offered, that of the site. */
export function drawArticle<Page extends { title: string; course: string }>(
  page: Page,
  content: Pick<SiteContent, "site" | "courses" | "coursesBySlug">,
  getShare: (page: Page, course: Course) => ArticleShare,
): Promise<string> {
  const course = content.coursesBySlug.get(page.course);
  if (!course) return drawShareImage(content, page.title);
  const { name: academy } = content.site.identity;
  const share = getShare(page, course);
  return drawCourseShareImage({ course: getCover(course), title: page.title, academy, ...share });
}
