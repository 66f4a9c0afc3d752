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
import { getIconPath, ICONS } from "#app/seo/icons.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import type { ReadContent } from "./read-content.server.ts";

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
  const files = [
    // Its files are named by what is in them.
    "/assets/",
    ...Object.values(SITE_FILES),
    SHARE_IMAGE.default,
    ...ICONS.map(({ file }) => getIconPath(file)),
    ...Object.values(PROMPT_FILES),
    ...slugs.flatMap((slug) => [getCoverPath(slug), getShareImagePath(slug)]),
    ...entries.flatMap(({ slug, data }) =>
      data.cohorts.map(({ start }) => getCohortCalendarPath(slug, start)),
    ),
    ...written.flatMap(({ path, files }) =>
      files.filter(({ isPublished }) => isPublished).map(({ name }) => `${path}/${name}`),
    ),
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
