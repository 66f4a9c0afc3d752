import { getSiteContent } from "#app/site/site-content.server.ts";
import { listCalendarDays } from "#app/toolkit/toolkit-downloads.server.ts";
import type { Route } from "./+types/roadmap-days";
import { sendFile } from "./send-file.server.ts";

/** `/dev-toolkit/roadmap.json`: the days of the roadmap, for its calendar. */
export function loader({ url }: Route.LoaderArgs) {
  return sendFile(url, JSON.stringify(listCalendarDays(getSiteContent().toolkit)));
}
