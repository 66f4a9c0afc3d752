import { getCoursePath, getCoverPath, getShareImagePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { getIconPath, ICONS } from "#app/seo/icons.ts";
import { listSlugs } from "#app/site/content-folder.server.ts";

/** Path under which the 404 page is rendered; the finished build has it as `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** Files that are made from the same data as the pages. */
const RESOURCES = [
  "/dev-toolkit/prompts.md",
  "/dev-toolkit/prompts.json",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/llms.txt",
  "/catalog.json",
  "/feed.xml",
  "/og-image.png",
];

/** Every address that the build renders to a file. */
export function getPrerenderPaths(): string[] {
  return [
    ...PAGE_PATHS,
    NOT_FOUND_PATH,
    ...RESOURCES,
    ...ICONS.map(({ file }) => getIconPath(file)),
    "/favicon.svg",
    "/favicon.ico",
    ...listSlugs("content").flatMap((slug) => [
      getCoursePath(slug),
      getCoverPath(slug),
      getShareImagePath(slug),
    ]),
  ];
}
