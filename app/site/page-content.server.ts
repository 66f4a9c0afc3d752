import type { Thing } from "schema-dts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "./current-content.server.ts";
import { PAGES, type PageName } from "./pages.server.ts";
import type { SiteContent } from "./site-content.server.ts";

/**
 * The content for the loader of a page: the whole content, and the page's words, metadata and notes on promises.
 * @param listNodes Structured data besides that of every page.
 */
export function getPageContent<Name extends PageName>(
  name: Name,
  listNodes: (content: SiteContent) => Thing[] = () => [],
) {
  const content = getSiteContent();
  const { meta, ...page } = content.pages[name];
  const path = PAGES[name].address;
  return {
    ...content,
    page,
    promiseNotes: getPromiseNotes(content.site, path),
    metadata: getWebPageMetadata(content.site, path, meta, { nodes: listNodes(content) }),
  };
}

/** The definitions that a page shows of its sentences. */
const getPromiseNotes = ({ promises }: Site, page: string) =>
  promises.flatMap(({ page: where, definition, asOf }) =>
    where === page && definition ? [{ definition, asOf }] : [],
  );
