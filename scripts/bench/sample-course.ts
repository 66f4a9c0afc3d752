import { getCoursePath } from "#app/content/addresses.ts";
import { pickCourse } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** Address of the course page that is measured, the same one as in the browser tests. */
export const getSamplePath = (): string => getCoursePath(pickCourse(loadSiteContent("content").courses).slug);
