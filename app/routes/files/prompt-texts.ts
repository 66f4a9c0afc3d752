import { getSiteContent } from "#app/site/current-content.server.ts";
import { listPromptTexts } from "#app/toolkit/toolkit-downloads.server.ts";
import type { Route } from "./+types/prompt-texts";
import { sendFile } from "./send-file.server.ts";

/** `/dev-toolkit/prompts/<group>.json`: the prompts of a group, for the buttons that copy them. */
export function loader({ url, params }: Route.LoaderArgs) {
  const group = getSiteContent().toolkit.groups.find(({ slug }) => slug === params.group);
  return sendFile(url, group && JSON.stringify(listPromptTexts(group)));
}
