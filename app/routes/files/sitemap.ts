import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPages } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/sitemap.xml`: every page that may be indexed. No address of the site has a character that XML would need escaped. */
export function formatSitemap(content: SiteContent): string {
  const { origin } = content.site.identity;
  const entries = listPages(content).map(
    ({ path, modified }) =>
      `<url><loc>${getAbsoluteUrl(origin, path)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
