import { SITE_FILES } from "#app/content/addresses.ts";
import { getCatalogJson, getCatalogSchema } from "#app/courses/catalog-json.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/catalog";
import { sendFile } from "./send-file.server.ts";

/** `/catalog.json`: the catalogue for other programs; `/catalog.schema.json`: its JSON Schema. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, courses, entries } = getSiteContent();
  const isSchema = url.pathname.endsWith(SITE_FILES.catalogueSchema);
  const data = isSchema ? getCatalogSchema(site) : getCatalogJson(site, courses, entries);
  return sendFile(url, `${JSON.stringify(data, null, 2)}\n`);
}
