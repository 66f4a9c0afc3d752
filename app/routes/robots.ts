import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/robots.txt`: everything may be read. */
export function loader() {
  const { origin } = getSiteContent().site.identity;
  return fileResponse(
    `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl(origin, "/sitemap.xml")}\n`,
    "txt",
  );
}
