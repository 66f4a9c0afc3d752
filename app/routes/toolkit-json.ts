import { fileResponse } from "#app/seo/file-response.ts";
import { getSiteContent } from "#app/site.server.ts";
import { formatPromptsJson } from "#app/toolkit/prompt-downloads.ts";

/** `/dev-toolkit/prompts.json`: all prompts for other programs. */
export const loader = () => fileResponse(formatPromptsJson(getSiteContent().toolkit.groups), "json");
