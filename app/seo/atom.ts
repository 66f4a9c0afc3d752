import { escapeXml } from "./xml.ts";

/** A feed by RFC 4287. Days become midnight in UTC. */
export type AtomFeed = {
  title: string;
  subtitle: string;
  url: string;
  feedUrl: string;
  author: string;
  entries: { title: string; url: string; summary: string; published: string; modified: string }[];
};

const instant = (day: string): string => `${day}T00:00:00Z`;

/** Prints a feed. Its entries are in the order of their last change, the latest first. */
export function formatAtom({ title, subtitle, url, feedUrl, author, entries }: AtomFeed): string {
  const updated = entries[0]?.modified ?? "1970-01-01";
  const items = entries.map(
    (entry) => `  <entry>
    <title>${escapeXml(entry.title)}</title>
    <id>${escapeXml(entry.url)}</id>
    <link href="${escapeXml(entry.url)}"/>
    <published>${instant(entry.published)}</published>
    <updated>${instant(entry.modified)}</updated>
    <summary>${escapeXml(entry.summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <id>${escapeXml(feedUrl)}</id>
  <link href="${escapeXml(url)}"/>
  <link rel="self" href="${escapeXml(feedUrl)}"/>
  <author><name>${escapeXml(author)}</name></author>
  <updated>${instant(updated)}</updated>
${items.join("\n")}
</feed>
`;
}
