import { getCoursePath, getPromptGroupPath, PAGE_PATHS } from "#app/content/addresses.ts";
import { listEntryPages } from "./collections.server.ts";
import type { SiteContent } from "./site-content.server.ts";

/** Addresses of all pages that visitors can open, in the order of the sitemap. */
export const listPageAddresses = (
  content: Pick<SiteContent, "courses" | "toolkit" | "entries">,
): string[] => [
  ...PAGE_PATHS,
  ...content.toolkit.groups.map(({ slug }) => getPromptGroupPath(slug)),
  ...content.courses.map(({ slug }) => getCoursePath(slug)),
  ...listEntryPages(content).map(({ path }) => path),
];
