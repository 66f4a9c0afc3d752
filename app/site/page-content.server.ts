import type { Thing } from "schema-dts";
import { PAGES_BY_PATH, type PagePath } from "#app/content/addresses.ts";
import { getUnindexedMetadata, getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSharedContent, getSiteContent } from "./content-store.server.ts";
import { getPromiseNotes } from "./promises.server.ts";
import type { SiteContent } from "./site-content.server.ts";

/**
 * What the loader of a page takes from: the whole content, and of the page its words, its metadata and what its promises mean.
 * @param listNodes structured data beside that of every page.
 */
export function getPageContent<Path extends PagePath>(
  path: Path,
  listNodes: (content: SiteContent) => Thing[] = () => [],
) {
  const content = getSiteContent();
  const { meta, ...page } = content.pages[PAGES_BY_PATH[path]];
  return {
    ...content,
    page,
    notes: getPromiseNotes(content.site, path),
    metadata: getWebPageMetadata(content.site, path, meta, { nodes: listNodes(content) }),
  };
}

/** What the 404 page shows. */
export function getNotFoundContent() {
  const { site, pages } = getSharedContent();
  const { meta, courseNotFound, ...page } = pages["not-found"];
  return { page, courseNotFound, metadata: getUnindexedMetadata(site, meta) };
}
