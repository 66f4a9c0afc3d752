import { getCoursePath, PAGES_BY_PATH } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { formatSitemap } from "#app/seo/sitemap.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/sitemap.xml`: every page that may be indexed, with its last change; the catalogue changes with its courses. */
export function loader() {
  const { site, courses, pages } = getSiteContent();
  const changes = courses.map(({ modified }) => modified);
  const entries = [
    ...Object.entries(PAGES_BY_PATH).map(([path, name]) => {
      const own = pages[name].meta.modified;
      return { path, modified: name === "courses" ? ([own, ...changes].toSorted().at(-1) ?? own) : own };
    }),
    ...courses.map(({ slug, modified }) => ({ path: getCoursePath(slug), modified })),
  ];
  const url = (path: string) => getAbsoluteUrl(site.identity.origin, path);
  return fileResponse(
    formatSitemap(entries.map(({ path, ...entry }) => ({ ...entry, url: url(path) }))),
    "xml",
  );
}
