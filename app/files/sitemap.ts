import { getCoursePath, getPromptGroupPath, PAGES_BY_PATH } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { formatSitemap, formatSitemapIndex } from "#app/seo/sitemap.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { LONGEST_SITEMAP, listSitemaps } from "#app/site/output-paths.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/sitemap";
import { sendFile } from "./send-file.server.ts";

/** `/sitemap.xml`, and `/sitemap-1.xml` and so on where that is an index. */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  sendFile(url, writeSitemaps(getSiteContent()).get(`/${params.name}.xml`));

/**
 * The texts of all sitemaps by their addresses. They list every page that may be indexed, with the day of its last change;
 * the catalogue changes with its courses.
 */
export function writeSitemaps(content: SiteContent, longest = LONGEST_SITEMAP): Map<string, string> {
  const { site, courses, pages, toolkit } = content;
  const url = (path: string) => getAbsoluteUrl(site.identity.origin, path);
  const changes = courses.map(({ modified }) => modified);
  const entries = [
    ...Object.entries(PAGES_BY_PATH).map(([path, name]) => {
      const own = pages[name].meta.modified;
      return { url: url(path), modified: name === "courses" ? getLatest([own, ...changes]) : own };
    }),
    ...toolkit.groups.map(({ slug, meta }) => ({
      url: url(getPromptGroupPath(slug)),
      modified: meta.modified,
    })),
    ...courses.map(({ slug, modified }) => ({ url: url(getCoursePath(slug)), modified })),
    ...listEntryPages(content).map(({ path, modified }) => ({ url: url(path), modified })),
  ];
  const [first, ...parts] = listSitemaps(entries.length, longest);
  if (parts.length === 0) return new Map([[first, formatSitemap(entries)]]);
  return new Map([
    [first, formatSitemapIndex(parts.map(url))],
    ...parts.map((path, index) => {
      const part = entries.slice(index * longest, (index + 1) * longest);
      return [path, formatSitemap(part)] as const;
    }),
  ]);
}

/** The latest of these days. */
const getLatest = (days: string[]): string => days.toSorted().at(-1) ?? "";
