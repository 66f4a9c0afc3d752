import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { formatSitemap } from "#app/seo/sitemap.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/sitemap.xml`: every page that may be indexed. */
export function loader() {
  const { site, courses } = getSiteContent();
  const { origin } = site.identity;
  return fileResponse(
    formatSitemap([
      ...PAGE_PATHS.map((path) => ({ url: getAbsoluteUrl(origin, path) })),
      ...courses.map(({ slug, modified }) => ({
        url: getAbsoluteUrl(origin, getCoursePath(slug)),
        modified,
      })),
    ]),
    "xml",
  );
}
