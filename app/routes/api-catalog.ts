import { SITE_FILES } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/api-catalog";
import { sendFile } from "./send-file.server.ts";

/** `/.well-known/api-catalog` (RFC 9727): the files of the site that other programs read. */
export const loader = ({ url }: Route.LoaderArgs) =>
  sendFile(url, writeApiCatalog(getSiteContent().site.identity.origin));

/** The catalogue of these files as a link set (RFC 9264). */
export function writeApiCatalog(origin: string): string {
  const url = (path: string) => getAbsoluteUrl(origin, path);
  const linkset = [
    {
      anchor: url(SITE_FILES.apiCatalog),
      profile: [{ href: "https://www.rfc-editor.org/info/rfc9727" }],
      item: [
        { href: url(SITE_FILES.catalogue), type: "application/json", title: "Course catalogue" },
        { href: url(SITE_FILES.feed), type: "application/atom+xml", title: "What is new" },
        { href: url(SITE_FILES.llms), type: "text/plain", title: "The site for language models" },
        { href: url(SITE_FILES.sitemap), type: "application/xml", title: "All pages" },
      ],
    },
    {
      anchor: url(SITE_FILES.catalogue),
      "service-desc": [{ href: url(SITE_FILES.catalogueSchema), type: "application/schema+json" }],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
