import { getCatalogJson } from "#app/courses/catalog-json.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/catalog.json`: the catalogue for other programs. */
export const writeCatalog = ({ site, courses }: SiteContent): string =>
  `${JSON.stringify(getCatalogJson(site, courses), null, 2)}\n`;
