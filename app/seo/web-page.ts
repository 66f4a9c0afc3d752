import type { Thing } from "schema-dts";
import type { PageMeta } from "#app/content/fields.server.ts";
import { breadcrumbJsonLd, getTrail, organizationJsonLd, webPageJsonLd, websiteJsonLd } from "./json-ld.ts";
import {
  type Breadcrumb,
  getAbsoluteUrl,
  getFullTitle,
  type PageMetadata,
  SHARE_IMAGE,
  type SiteFacts,
} from "./page-metadata.ts";

/** Title, description and keywords, as content has them for every page. */
type WrittenMeta = Omit<PageMeta, "modified">;

/** Metadata that only some pages have. */
type FurtherFacts = {
  /** Path and words of the share image, when it is not the default one. */
  image?: { path: string; alt: string };
  article?: { section: string; tags: string[]; publishedTime: string; modifiedTime: string };
  /** Further nodes of structured data. */
  nodes?: Thing[];
  /** Address of the structured data's node that the page is about. */
  mainEntity?: string;
  /** The trail that the page shows, where it is not right below the home page. */
  trail?: Breadcrumb[];
};

/** Metadata of a page. Its structured data has the organisation, the website, the page, its trail, and further nodes. */
export function getWebPageMetadata(
  site: SiteFacts,
  path: string,
  meta: WrittenMeta,
  { nodes = [], mainEntity, trail, ...further }: FurtherFacts = {},
): PageMetadata {
  const page = { path, name: meta.title, description: meta.description, mainEntity };
  const steps = trail ?? getTrail(site, ["/"], page);
  return {
    ...complete(site, meta, further, [
      webPageJsonLd(site, page),
      ...(path === "/" ? [] : [breadcrumbJsonLd(site, steps)]),
      ...nodes,
    ]),
    canonicalUrl: getAbsoluteUrl(site.identity.origin, path),
    trail,
  };
}

/** Metadata of a page that must not be indexed. */
export const getUnindexedMetadata = (site: SiteFacts, meta: WrittenMeta): PageMetadata =>
  complete(site, meta, {}, []);

function complete(
  site: SiteFacts,
  meta: WrittenMeta,
  { article, image }: Pick<FurtherFacts, "article" | "image">,
  nodes: Thing[],
): PageMetadata {
  const { identity } = site;
  const graph = [organizationJsonLd(site), websiteJsonLd(site), ...nodes];
  return {
    title: getFullTitle(identity, meta),
    description: meta.description,
    keywords: meta.keywords,
    ogType: article ? "article" : "website",
    ogImage: getAbsoluteUrl(identity.origin, image?.path ?? SHARE_IMAGE.default),
    ogImageAlt: image?.alt ?? `${identity.name}: ${identity.description}`,
    author: identity.author,
    siteName: identity.name,
    article,
    // Escaped, so that no text in it can end the script element.
    schema: JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c"),
  };
}
