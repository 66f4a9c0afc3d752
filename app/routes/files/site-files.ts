import type { LoaderFunctionArgs } from "react-router";
import { PROMPT_FILES, ROADMAP_FILE, SITE_FILES } from "#app/academy/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import {
  formatPromptsMarkdown,
  getPromptsJson,
  listCalendarDays,
} from "#app/toolkit/toolkit-downloads.server.ts";
import { formatLlms } from "./llms.ts";
import { getManifest } from "./manifest.ts";
import { formatSecurity } from "./security.ts";
import { sendFile } from "./send-file.server.ts";
import { formatSitemap } from "./sitemap.ts";

const formatJson = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

type Address =
  | (typeof SITE_FILES)[keyof typeof SITE_FILES]
  | (typeof PROMPT_FILES)[keyof typeof PROMPT_FILES]
  | typeof ROADMAP_FILE;

/** What writes each file that is made of all the content, by its address. */
const WRITERS: Record<Address, (content: SiteContent) => string> = {
  [SITE_FILES.sitemap]: formatSitemap,
  [SITE_FILES.robots]: ({ site }) =>
    `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl(site.identity.origin, SITE_FILES.sitemap)}\n`,
  [SITE_FILES.manifest]: (content) => formatJson(getManifest(content)),
  [SITE_FILES.llms]: formatLlms,
  [SITE_FILES.security]: ({ site }) => formatSecurity(site.identity, getBuildDay()),
  [PROMPT_FILES.markdown]: ({ site, toolkit }) => formatPromptsMarkdown(toolkit.groups, site),
  [PROMPT_FILES.json]: ({ site, toolkit }) => formatJson(getPromptsJson(toolkit.groups, site)),
  [ROADMAP_FILE]: ({ toolkit }) => JSON.stringify(listCalendarDays(toolkit)),
};

/** Any of these files. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  sendFile(url, WRITERS[url.pathname as Address]?.(getSiteContent()));
