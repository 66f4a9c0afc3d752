import { getCoursePath, getPromptGroupPath, PAGE_PATHS } from "#app/content/addresses.ts";
import type { SiteContent } from "./site-content.server.ts";

/** Addresses of all pages that visitors can open, in the order of the sitemap. */
export const listPageAddresses = ({
  courses,
  toolkit,
}: Pick<SiteContent, "courses" | "toolkit">): string[] => [
  ...PAGE_PATHS,
  ...toolkit.groups.map(({ slug }) => getPromptGroupPath(slug)),
  ...courses.map(({ slug }) => getCoursePath(slug)),
];
