import type { ServerBuild } from "react-router";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { getBuildYear } from "#app/site/content-folder.server.ts";
import type { SharedContent } from "#app/site/content-store.server.ts";
import { readFacts } from "../finish/build-facts.ts";
import { NOT_FOUND_PATH } from "../prerender-paths.ts";
import { hashPrograms } from "./bundle.ts";
import type { CourseSetup } from "./course-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { makeFolders, writePage } from "./page-files.ts";
import { createPageRenderer, type RenderedPage } from "./page-renderer.ts";

/**
 * Makes every page that is not a course's.
 * @param sample slug of a course: its page shows what the pages of courses need.
 * @param sources state of the code, from which the scripts in pages follow.
 * @returns what all courses are made with.
 */
export async function makePages(
  shared: SharedContent,
  sample: string,
  sources: string,
): Promise<CourseSetup> {
  const render = createPageRenderer((await import(NEXT_SERVER)) as ServerBuild);
  const addresses = [...PAGE_PATHS, NOT_FOUND_PATH];
  const pages: [address: string, page: RenderedPage][] = [];
  for (const address of [...addresses, getCoursePath(sample)])
    pages.push([address, await render(getBasePath() + address)]);
  const build = hashPrograms();
  const facts = await readFacts(
    NEXT_SITE,
    { build, sources },
    pages.map(([, { html }]) => html),
  );
  makeFolders(pages.map(([address]) => address));
  for (const [address, page] of pages.slice(0, addresses.length)) writePage(address, page, facts);
  const { mark: _, ...known } = facts;
  return { shared, facts, state: hash(JSON.stringify([build, shared, known, getBuildYear()])) };
}
