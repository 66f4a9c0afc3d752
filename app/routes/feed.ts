import { getCoursePath } from "#app/content/addresses.ts";
import { formatAtom } from "#app/seo/atom.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** Feed readers want news only. */
const FEED_LENGTH = 100;

/** `/feed.xml`: the pages of courses, sessions and briefs that changed last. */
export function writeFeed(content: SiteContent): string {
  const { site, courses } = content;
  const { name, description, origin, author } = site.identity;
  const url = (path: string) => getAbsoluteUrl(origin, path);
  return formatAtom({
    title: `What is new at ${name}`,
    subtitle: description,
    url: url("/courses"),
    feedUrl: url("/feed.xml"),
    author,
    entries: [
      ...courses.map((course) => ({ ...course, path: getCoursePath(course.slug) })),
      ...listEntryPages(content),
    ]
      .toSorted((a, b) => b.modified.localeCompare(a.modified))
      .slice(0, FEED_LENGTH)
      .map(({ title, path, description, published, modified }) => ({
        ...{ title, published, modified },
        url: url(path),
        summary: description,
      })),
  });
}
