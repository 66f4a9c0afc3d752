import { PROMPT_FILES } from "#app/content/addresses.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import {
  formatPromptsJson,
  formatPromptsMarkdown,
  writeAssistantFiles,
  writeReadme,
} from "#app/toolkit/toolkit-downloads.server.ts";
import type { Route } from "./+types/prompts";
import { sendFile } from "./send-file.server.ts";

/** `/dev-toolkit/prompts.md`, `.json` and `.zip`: every prompt. The archive has a file for each assistant. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, pages, toolkit } = getSiteContent();
  if (url.pathname.endsWith(PROMPT_FILES.markdown))
    return sendFile(url, formatPromptsMarkdown(toolkit.groups, site));
  if (url.pathname.endsWith(PROMPT_FILES.json)) return sendFile(url, formatPromptsJson(toolkit.groups, site));
  const page = pages["dev-toolkit"];
  return sendFile(url, {
    texts: {
      "README.md": writeReadme(page, site.licence),
      ...writeAssistantFiles(toolkit.groups, page.prompts.shared),
    },
  });
}
