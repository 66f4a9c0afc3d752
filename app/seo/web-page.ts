import type { Thing } from "schema-dts";
import { getMarkdownPath, SHARE_IMAGE } from "#app/academy/addresses.ts";
import type { PageMeta } from "#app/page-model/words.server.ts";
import { straighten } from "#app/text/typography.ts";
import { breadcrumbJsonLd, getTrail, organizationJsonLd, webPageJsonLd, websiteJsonLd } from "./json-ld.ts";
import { getAbsoluteUrl, getFullTitle, type PageMetadata, type SiteFacts } from "./page-metadata.ts";

/** Title, description and keywords, as content has them for every page. */
type WrittenMeta = Omit<PageMeta, "modified">;

/** Metadata that only some pages have. */
type FurtherFacts = Pick<PageMetadata, "article" | "trail"> & {
  /** Path and words of the share image, when it is not the default one. */
  image?: { path: string; alt: string };
  /** Further nodes of structured data. */
  nodes?: Thing[];
  /** The node of structured data that the page is about. */
  mainEntity?: Thing;
};

/** Metadata of a page. Its structured data has the organisation, the website, the page, its trail, and further nodes. */
export function getWebPageMetadata(
  site: SiteFacts,
  path: string,
  meta: WrittenMeta,
  { nodes = [], mainEntity, trail, ...further }: FurtherFacts = {},
): PageMetadata {
  const { "@id": entityId } = (mainEntity ?? {}) as { "@id"?: string };
  const page = {
    path,
    name: straighten(meta.title),
    description: straighten(meta.description),
    mainEntity: entityId,
  };
  const steps = trail ?? getTrail(site, page);
  return {
    ...complete(site, meta, further, [
      webPageJsonLd(site, page),
      ...(path === "/" ? [] : [breadcrumbJsonLd(site, steps)]),
      ...nodes,
      ...(mainEntity ? [mainEntity] : []),
    ]),
    canonicalUrl: getAbsoluteUrl(site.identity.origin, path),
    markdownUrl: getAbsoluteUrl(site.identity.origin, getMarkdownPath(path)),
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
    title: straighten(getFullTitle(identity, meta)),
    description: straighten(meta.description),
    keywords: meta.keywords,
    ogType: article ? "article" : "website",
    ogImage: getAbsoluteUrl(identity.origin, image?.path ?? SHARE_IMAGE.default),
    ogImageAlt: straighten(image?.alt ?? `${identity.name}: ${identity.description}`),
    author: identity.author,
    siteName: identity.name,
    article,
    // Escaped, so that no text in it can end the script element.
    schema: JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c"),
  };
}
