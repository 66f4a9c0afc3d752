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

/** Address of the 404 page, of which hosts look for `404.html`. */
const NOT_FOUND_PATH = "/404";

/** Before an old address: the page there that says the new one, for hosts that do not redirect. */
export const MOVED_PATH = "/moved";

/** The most addresses that the protocol allows in one sitemap. */
export const LONGEST_SITEMAP = 50_000;

/** Addresses of all pages that visitors find, in the order of the sitemap. */
export const listPageAddresses = (
  content: Pick<SiteContent, "courses" | "toolkit" | "entries">,
): string[] => [
  ...PAGE_PATHS,
  ...content.toolkit.groups.map(({ slug }) => getPromptGroupPath(slug)),
  ...content.courses.map(({ slug }) => getCoursePath(slug)),
  ...listEntryPages(content).map(({ path }) => path),
];

/** Everything that the routes answer, pages and files: what the build asks them for. */
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

/** Addresses of the sitemap of so many pages: where one cannot name them all, it is followed by the parts that it names. */
export const listSitemaps = (pages: number, longest = LONGEST_SITEMAP): [string, ...string[]] => {
  const parts = pages > longest ? Math.ceil(pages / longest) : 0;
  return [SITE_FILES.sitemap, ...Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)];
};
