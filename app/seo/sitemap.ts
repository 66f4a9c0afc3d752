import { escapeXml } from "#app/seo/xml.ts";

/** The sitemap protocol's list of pages, each with the day of its last change. */
export function formatSitemap(pages: { url: string; modified: string }[]): string {
  const entries = pages.map(
    ({ url, modified }) => `<url><loc>${escapeXml(url)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The sitemap protocol's list of sitemaps. */
export const formatSitemapIndex = (urls: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;
