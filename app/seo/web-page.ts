import type { Thing } from "schema-dts";
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  getTrail,
  organizationJsonLd,
  webPageJsonLd,
  websiteJsonLd,
} from "./json-ld.ts";
import { getPageMetadata, type PageFacts, type PageMetadata, type SiteFacts } from "./page-metadata.ts";

/** What an editor writes of a page. */
export type EditedMeta = {
  title: string;
  fullTitle?: boolean | undefined;
  description: string;
  keywords: string[];
};

/** What a page that is not a course page tells beside that. */
type Further = {
  /** Further nodes of structured data. */
  nodes?: Thing[];
  /** Address of the node that the page is about. */
  mainEntity?: string;
  /** The trail to the page, where it is not below the home page. */
  trail?: Breadcrumb[];
};

/** Metadata of a page that is not a course page: organisation, website, web page, its trail, and further nodes. */
export function getWebPageMetadata(
  site: SiteFacts,
  path: string,
  meta: EditedMeta,
  { nodes = [], mainEntity, trail }: Further = {},
): PageMetadata {
  const page = {
    path,
    name: meta.title,
    description: meta.description,
    ...(mainEntity ? { mainEntity } : {}),
  };
  const steps = trail ?? getTrail(site, ["/"], page);
  return getPageMetadata(site, {
    ...meta,
    path,
    nodes: [
      organizationJsonLd(site),
      websiteJsonLd(site),
      webPageJsonLd(site, page),
      ...(path === "/" ? [] : [breadcrumbJsonLd(site, steps)]),
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
