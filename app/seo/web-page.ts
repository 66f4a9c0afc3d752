import type { Thing } from "schema-dts";
import type { PagePath } from "#app/content/addresses.ts";
import { breadcrumbJsonLd, getTrail, organizationJsonLd, webPageJsonLd, websiteJsonLd } from "./json-ld.ts";
import { getPageMetadata, type PageFacts, type PageMetadata, type SiteFacts } from "./page-metadata.ts";

/** What an editor writes of a page. */
export type EditedMeta = {
  title: string;
  fullTitle?: boolean | undefined;
  description: string;
  keywords: string[];
};

/** Metadata of a page that is not a course page: organisation, website, web page, its trail, and further nodes. */
export function getWebPageMetadata(
  site: SiteFacts,
  path: PagePath,
  meta: EditedMeta,
  nodes: Thing[] = [],
): PageMetadata {
  const page = { path, name: meta.title, description: meta.description };
  return getPageMetadata(site, {
    ...meta,
    path,
    nodes: [
      organizationJsonLd(site),
      websiteJsonLd(site),
      webPageJsonLd(site, page),
      ...(path === "/" ? [] : [breadcrumbJsonLd(site, getTrail(site, ["/"], page))]),
      ...nodes,
    ],
  });
}

/** Metadata of a page that must not be indexed. */
export const getUnindexedMetadata = (site: SiteFacts, meta: EditedMeta): PageMetadata =>
  getPageMetadata(site, {
    ...meta,
    nodes: [organizationJsonLd(site), websiteJsonLd(site)],
  } satisfies PageFacts);
