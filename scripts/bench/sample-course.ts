import { getCoursePath } from "#app/content/addresses.ts";
import { pickCourse } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** The course whose page is measured, the same one as in the browser tests, and its address. */
export function getSample(): { title: string; address: string } {
  const { title, slug } = pickCourse(loadSiteContent("content").courses);
  return { title, address: getCoursePath(slug) };
}
