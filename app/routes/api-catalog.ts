import { SITE_FILES } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";

/** `/.well-known/api-catalog` (RFC 9727): the files of the site that other programs read, as a link set (RFC 9264). */
export function getApiCatalog(origin: string) {
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
  return { linkset };
}
