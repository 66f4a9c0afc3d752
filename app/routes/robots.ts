import { SITE_FILES } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/robots";
import { sendFile } from "./send-file.server.ts";

/** `/robots.txt`: everything may be read. */
export function loader({ url }: Route.LoaderArgs) {
  const { origin } = getSiteContent().site.identity;
  return sendFile(url, `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl(origin, SITE_FILES.sitemap)}\n`);
}
