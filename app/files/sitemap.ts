import { getCoursePath, getPromptGroupPath, PAGES_BY_PATH } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { formatSitemap, formatSitemapIndex } from "#app/seo/sitemap.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** The most addresses that the protocol allows in one file. */
const LONGEST = 50_000;

/**
 * `/sitemap.xml`: every page that may be indexed, with its last change; the catalogue changes with its courses.
 * Where these are too many for one file it lists `/sitemap-1.xml` and so on.
 * @returns the texts by their addresses.
 */
export function writeSitemaps(content: SiteContent, longest = LONGEST): Map<string, string> {
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
  if (entries.length <= longest) return new Map([["/sitemap.xml", formatSitemap(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / longest) }, (_, index) => {
    const part = entries.slice(index * longest, (index + 1) * longest);
    return [`/sitemap-${index + 1}.xml`, formatSitemap(part)] as const;
  });
  return new Map([["/sitemap.xml", formatSitemapIndex(parts.map(([path]) => url(path)))], ...parts]);
}

/** The latest of some days. */
const getLatest = (days: string[]): string => days.toSorted().at(-1) ?? "";
