import { getCoursePath, getCoverPath, getShareImagePath } from "#app/content/addresses.ts";
import { listSlugs } from "#app/site/content-folder.server.ts";

/** Path under which the 404 page is rendered; the finished build has it as `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** Every address that the build renders to a file: those of the route table, and three for each course. */
export const getPrerenderPaths = ({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] => [
  ...getStaticPaths(),
  NOT_FOUND_PATH,
  ...listSlugs("content").flatMap((slug) => [
    getCoursePath(slug),
    getCoverPath(slug),
    getShareImagePath(slug),
  ]),
];
