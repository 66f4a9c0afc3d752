import { getCoursePath } from "#app/content/addresses.ts";
import { formatAtom } from "#app/seo/atom.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** How many courses the feed names: a reader wants what is new. */
const FEED_LENGTH = 100;

/** `/feed.xml`: the course pages that changed last. */
export function writeFeed({ site, courses }: SiteContent): string {
  const { name, description, origin, author } = site.identity;
  const url = (path: string) => getAbsoluteUrl(origin, path);
  return formatAtom({
    title: `${name}: courses`,
    subtitle: description,
    url: url("/courses"),
    feedUrl: url("/feed.xml"),
    author,
    entries: courses
      .toSorted((a, b) => b.modified.localeCompare(a.modified))
      .slice(0, FEED_LENGTH)
      .map((course) => ({
        title: course.title,
        url: url(getCoursePath(course.slug)),
        summary: course.description,
        published: course.published,
        modified: course.modified,
      })),
  });
}
