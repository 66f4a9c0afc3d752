import { getCoursePath } from "#app/content/addresses.ts";
import { formatAtom } from "#app/seo/atom.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/feed.xml`: course pages by the day of their last change. */
export function loader() {
  const { site, courses } = getSiteContent();
  const { name, description, origin, author } = site.identity;
  const url = (path: string) => getAbsoluteUrl(origin, path);
  return fileResponse(
    formatAtom({
      title: `${name}: courses`,
      subtitle: description,
      url: url("/courses"),
      feedUrl: url("/feed.xml"),
      author,
      entries: courses.map((course) => ({
        title: course.title,
        url: url(getCoursePath(course.slug)),
        summary: course.description,
        published: course.published,
        modified: course.modified,
      })),
    }),
    "xml",
  );
}
