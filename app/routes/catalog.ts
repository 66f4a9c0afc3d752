import { getCatalogJson } from "#app/courses/catalog-json.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/catalog";
import { sendFile } from "./send-file.server.ts";

/** `/catalog.json`: the catalogue for other programs. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, courses, entries } = getSiteContent();
  return sendFile(url, `${JSON.stringify(getCatalogJson(site, courses, entries), null, 2)}\n`);
}
