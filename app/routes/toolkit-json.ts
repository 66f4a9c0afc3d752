import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { formatPromptsJson } from "#app/toolkit/prompt-downloads.ts";

/** `/dev-toolkit/prompts.json`: all prompts for other programs. */
export const loader = () => fileResponse(formatPromptsJson(getSiteContent().toolkit.groups), "json");
