import {
  getCoursePath,
  getCoverPath,
  getPromptGroupPath,
  getPromptTextsPath,
  getShareImagePath,
  getWeeksPath,
  getZipPath,
  MOVED_PATH,
  NOT_FOUND_PATH,
  PROMPT_FILES,
  ROADMAP_FILE,
  SHARE_IMAGE,
  SITE_FILES,
} from "#app/academy/addresses.ts";
import { listDownloads } from "#app/courses/articles/downloads.server.ts";
import { listArticlePages } from "./collections.server.ts";
import { PAGE_NAMES, PAGES, type PageName } from "./pages.server.ts";
import type { ShownSite } from "./site-content.server.ts";

/** The part of the content that lists of pages are made from. */
type PagedContent = Pick<ShownSite, "pages" | "courses" | "toolkit" | "articles">;

/** A page by its address, with its name and the day of its last change. */
type ListedPage = { path: string; title: string; modified: string };

/** The pages in the sitemap, in its order; a page that lists others changes with each of them. */
export function listPages({ pages, courses, toolkit, articles }: PagedContent): ListedPage[] {
  const lists: Partial<Record<PageName, { modified: string }[]>> = {
    courses,
    sessions: courses,
    "dev-toolkit": toolkit.groups.map(({ meta }) => meta),
  };
  return [
    ...PAGE_NAMES.map((name) => {
      const { meta } = pages[name];
      return {
        path: PAGES[name].address,
        title: meta.title,
        modified: getLatest([meta, ...(lists[name] ?? [])]),
      };
    }),
    ...toolkit.groups.map(({ slug, title, meta }) => ({
      path: getPromptGroupPath(slug),
      title,
      modified: meta.modified,
    })),
    ...courses.map(({ slug, title, modified }) => ({ path: getCoursePath(slug), title, modified })),
    ...listArticlePages({ articles }),
  ];
}

/** The day of the latest change. */
const getLatest = (changes: { modified: string }[]): string =>
  changes
    .map(({ modified }) => modified)
    .toSorted()
    .at(-1) ?? "";

/** Addresses of all pages in the sitemap, in its order. */
export const listPageAddresses = (content: PagedContent): string[] =>
  listPages(content).map(({ path }) => path);

/** The name of a page by its address, also of a course that is no longer offered. */
export const findPageTitle = (content: ShownSite, address: string): string | undefined =>
  listPages({ ...content, courses: [...content.courses, ...content.retired] }).find(
    ({ path }) => path === address,
  )?.title;

/** Every path that the build asks the routes for: pages and files. */
export const listPaths = (content: ShownSite): string[] => [
  ...listPageAddresses(content),
  ...content.retired.map(({ slug }) => getCoursePath(slug)),
  ...content.redirects.map(({ from }) => MOVED_PATH + from),
  NOT_FOUND_PATH,
  ...listNamedFiles(content),
  ...Object.values(SITE_FILES).filter((file) => file !== SITE_FILES.manifest),
  ...content.courses.map(({ slug }) => getWeeksPath(slug)),
  ...content.toolkit.groups.map(({ slug }) => getPromptTextsPath(slug)),
  ROADMAP_FILE,
];

/**
 * The files that a page must name. A convention fixes the addresses of the others, or a script of a page loads them.
 */
export const listNamedFiles = (content: ShownSite): string[] => [
  SITE_FILES.manifest,
  SHARE_IMAGE.default,
  ...Object.values(PROMPT_FILES),
  ...content.courses.flatMap(({ slug }) => [getCoverPath(slug), getShareImagePath(getCoursePath(slug))]),
  ...listArticlePages(content).flatMap((page) => [
    getShareImagePath(page.path),
    ...page.files.flatMap(({ path }) => path ?? []),
  ]),
  ...listDownloads(content).map(({ path }) => getZipPath(path)),
];
