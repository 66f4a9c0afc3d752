import { getCatalogJson } from "#app/courses/catalog-json.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/catalog.json`: the catalogue for other programs. */
export function loader() {
  const { site, courses } = getSiteContent();
  return fileResponse(`${JSON.stringify(getCatalogJson(site, courses), null, 2)}\n`, "json");
}
