import {
  getCohortCalendarPath,
  getCoursePath,
  getCoverPath,
  getPromptGroupPath,
  getShareImagePath,
  PAGE_PATHS,
  PROMPT_FILES,
  SITE_FILES,
  UNCHANGING_FILES,
} from "#app/content/addresses.ts";
import { getIconPath, ICONS } from "#app/seo/icons.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { type EntryPage, getEntryFilePath, listEntryPages } from "./collections.server.ts";
import type { ReadContent } from "./read-content.server.ts";
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
    ...listFiles(content.courses, listEntryPages(content)),
  ];
}

/** Addresses of the sitemap of so many pages: where one cannot name them all, it is followed by the parts that it names. */
export const listSitemaps = (pages: number, longest = LONGEST_SITEMAP): [string, ...string[]] => {
  const parts = pages > longest ? Math.ceil(pages / longest) : 0;
  return [SITE_FILES.sitemap, ...Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)];
};

/** Addresses of the files that follow from content. */
const listFiles = (
  courses: { slug: string; cohorts: { start: string }[] }[],
  written: Pick<EntryPage, "path" | "files">[],
): string[] => [
  ...Object.values(SITE_FILES),
  SHARE_IMAGE.default,
  ...Object.values(PROMPT_FILES),
  ...courses.flatMap(({ slug, cohorts }) => [
    getCoverPath(slug),
    getShareImagePath(getCoursePath(slug)),
    ...cohorts.map(({ start }) => getCohortCalendarPath(slug, start)),
  ]),
  ...written.flatMap((page) => [
    getShareImagePath(page.path),
    ...page.files.filter(({ isPublished }) => isPublished).map((file) => getEntryFilePath(page, file)),
  ]),
];

/**
 * What the built site has, by its address without an ending: pages, files, and the folders that these are in. A page that
 * leads on from an old address must not take the place of any of it.
 */
export function listOutputs({
  catalogue: { slugs, entries },
  toolkit: { groups },
  entries: collections,
}: Pick<ReadContent, "catalogue" | "toolkit" | "entries">): Map<string, string> {
  const written = Object.values(collections).flat();
  // A course with a fault has its address, too.
  const courses = entries.map(({ slug, data }) => ({ slug, cohorts: data.cohorts }));
  const files = [
    // Its files are named by what is in them.
    "/assets/",
    ...Object.values(UNCHANGING_FILES),
    ...ICONS.map(({ file }) => getIconPath(file)),
    ...listFiles([...slugs.map((slug) => ({ slug, cohorts: [] })), ...courses], written),
  ];
  const pages = [
    ...PAGE_PATHS,
    ...slugs.map(getCoursePath),
    ...groups.map(({ slug }) => getPromptGroupPath(slug)),
    ...written.map(({ path }) => path),
  ];
  // What comes later counts: a page may have the name of a folder.
  return new Map([
    ...files.flatMap(listFolders).map((folder) => [folder, `a folder ${folder}`] as const),
    ...files.toReversed().map((file) => [file.replace(/\.\w+$/, ""), `a file ${file}`] as const),
    ...pages.map((page) => [page, "a page"] as const),
  ]);
}

/** The folders that a file is in. */
function listFolders(file: string): string[] {
  const folder = file.slice(0, file.lastIndexOf("/"));
  return folder ? [folder, ...listFolders(folder)] : [];
}
