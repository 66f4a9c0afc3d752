import type { ServerBuild } from "react-router";
import { PAGE_PATHS } from "#app/content/addresses.ts";
import { hash } from "#app/files/kept.server.ts";
import { getBuildYear } from "#app/site/content-folder.server.ts";
import type { SharedContent } from "#app/site/content-store.server.ts";
import { readFacts } from "../finish/build-facts.ts";
import type { BuildFacts } from "../finish/finish-page.ts";
import { NOT_FOUND_PATH } from "../prerender-paths.ts";
import { hashPrograms } from "./bundle.ts";
import type { CourseSetup } from "./course-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { makeFolders, writePage } from "./page-files.ts";
import { createPageRenderer } from "./page-renderer.ts";

/**
 * What all courses are made with, once the bundle is there.
 * @param sources state of the code.
 */
export async function readSetup(shared: SharedContent, sources: string): Promise<CourseSetup> {
  const facts = await readFacts(NEXT_SITE, { build: hashPrograms(), sources });
  const { mark: _, ...known } = facts;
  return { shared, facts, state: hash(JSON.stringify([sources, shared, known, getBuildYear()])) };
}

/** Makes every page that is not a course's. */
export async function makePages(facts: BuildFacts): Promise<void> {
  const render = createPageRenderer((await import(NEXT_SERVER)) as ServerBuild);
  makeFolders(PAGE_PATHS);
  for (const address of [...PAGE_PATHS, NOT_FOUND_PATH])
    writePage(address, await render(facts.base + address), facts);
}
