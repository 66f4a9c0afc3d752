import { PROMPT_FILES } from "#app/content/addresses.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { formatPromptsJson, formatPromptsMarkdown } from "#app/toolkit/toolkit-downloads.server.ts";
import type { Route } from "./+types/prompts";
import { sendFile } from "./send-file.server.ts";

/** `/dev-toolkit/prompts.md` and `.json`: every prompt. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, toolkit } = getSiteContent();
  const format = url.pathname.endsWith(PROMPT_FILES.json) ? formatPromptsJson : formatPromptsMarkdown;
  return sendFile(url, format(toolkit.groups, site));
}
