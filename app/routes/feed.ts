import { getCoursePath, SITE_FILES } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** Feed readers want news only. */
const FEED_LENGTH = 100;

/** A day as Atom writes it: midnight in UTC. */
const formatInstant = (day: string): string => `${day}T00:00:00Z`;

/** `/feed.xml`: the pages of courses, sessions and briefs that changed last, by RFC 4287. */
export function writeFeed(content: SiteContent): string {
  const { name, description, origin, author } = content.site.identity;
  const writeUrl = (path: string) => escapeXml(getAbsoluteUrl(origin, path));
  const pages = [
    ...content.courses.map((course) => ({ ...course, path: getCoursePath(course.slug) })),
    ...listEntryPages(content),
  ]
    .toSorted((a, b) => b.modified.localeCompare(a.modified))
    .slice(0, FEED_LENGTH);
  const entries = pages.map(
    ({ path, title, description, published, modified }) => `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${writeUrl(path)}</id>
    <link href="${writeUrl(path)}"/>
    <published>${formatInstant(published)}</published>
    <updated>${formatInstant(modified)}</updated>
    <summary>${escapeXml(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(`What is new at ${name}`)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <id>${writeUrl(SITE_FILES.feed)}</id>
  <link href="${writeUrl("/courses")}"/>
  <link rel="self" href="${writeUrl(SITE_FILES.feed)}"/>
  <author><name>${escapeXml(author)}</name></author>
  <updated>${formatInstant(pages[0]?.modified ?? "1970-01-01")}</updated>
${entries.join("\n")}
</feed>
`;
}
