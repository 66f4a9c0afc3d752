import { getCatalogJson } from "#app/courses/catalog-json.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/catalog.json`: the catalogue for other programs. */
export const writeCatalog = ({ site, courses, entries }: SiteContent): string =>
  `${JSON.stringify(getCatalogJson(site, courses, entries), null, 2)}\n`;
