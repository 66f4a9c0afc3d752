import { fileResponse } from "#app/seo/file-response.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getSiteContent } from "#app/site.server.ts";

/** `/robots.txt`: everything may be read. */
export function loader() {
  const { origin } = getSiteContent().site.identity;
  return fileResponse(
    `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl(origin, "/sitemap.xml")}\n`,
    "txt",
  );
}
