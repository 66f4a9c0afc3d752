import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { formatPromptsMarkdown } from "#app/toolkit/prompt-downloads.ts";

/** `/dev-toolkit/prompts.md`: all prompts in one Markdown file. */
export function loader() {
  const { site, toolkit } = getSiteContent();
  return fileResponse(formatPromptsMarkdown(toolkit.groups, site.identity.name), "md");
}
