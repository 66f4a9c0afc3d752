import {
  getCohortCalendarPath,
  getCoursePath,
  getCoverPath,
  getPromptGroupPath,
  getShareImagePath,
  PAGE_PATHS,
  PROMPT_FILES,
  SITE_FILES,
} from "#app/content/addresses.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { getEntryFilePath, listEntryPages } from "./collections.server.ts";
import type { SiteContent } from "./site-content.server.ts";

/** Address of the 404 page; hosts look for its file, `404.html`. */
const NOT_FOUND_PATH = "/404";

/** Prefix of an old address: its page names the new address, for hosts that do not redirect. */
export const MOVED_PATH = "/moved";

/** The most addresses that the protocol allows in one sitemap. */
export const LONGEST_SITEMAP = 50_000;

/** Addresses of all pages in the sitemap, in its order. */
export const listPageAddresses = (
  content: Pick<SiteContent, "courses" | "toolkit" | "entries">,
): string[] => [
  ...PAGE_PATHS,
  ...content.toolkit.groups.map(({ slug }) => getPromptGroupPath(slug)),
  ...content.courses.map(({ slug }) => getCoursePath(slug)),
  ...listEntryPages(content).map(({ path }) => path),
];

/** Every path that the build asks the routes for: pages and files. */
export function listPaths(content: SiteContent): string[] {
  const pages = listPageAddresses(content);
  return [
    ...pages,
    ...content.retired.map(({ slug }) => getCoursePath(slug)),
    ...content.redirects.map(({ from }) => MOVED_PATH + from),
    NOT_FOUND_PATH,
    ...listSitemaps(pages.length).slice(1),
    ...Object.values(SITE_FILES),
    SHARE_IMAGE.default,
    ...Object.values(PROMPT_FILES),
    ...content.courses.flatMap(({ slug, cohorts }) => [
      getCoverPath(slug),
      getShareImagePath(getCoursePath(slug)),
      ...cohorts.map(({ start }) => getCohortCalendarPath(slug, start)),
    ]),
    ...listEntryPages(content).flatMap((page) => [
      getShareImagePath(page.path),
      ...page.files.filter(({ isPublished }) => isPublished).map((file) => getEntryFilePath(page, file)),
    ]),
  ];
}

/** Addresses of the sitemap: one file, or an index followed by its parts where one file cannot name all pages. */
export const listSitemaps = (pages: number, longest = LONGEST_SITEMAP): [string, ...string[]] => {
  const parts = pages > longest ? Math.ceil(pages / longest) : 0;
  return [SITE_FILES.sitemap, ...Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)];
};
