import { fileResponse } from "#app/seo/file-response.ts";
import { getSiteContent } from "#app/site.server.ts";
import { formatPromptsMarkdown } from "#app/toolkit/prompt-downloads.ts";

/** `/dev-toolkit/prompts.md`: all prompts in one Markdown file. */
export function loader() {
  const { site, toolkit } = getSiteContent();
  return fileResponse(formatPromptsMarkdown(toolkit.groups, site.identity.name), "md");
}
