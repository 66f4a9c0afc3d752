import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/robots.txt`: everything may be read. */
export const writeRobots = ({ site }: SiteContent): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl(site.identity.origin, "/sitemap.xml")}\n`;
