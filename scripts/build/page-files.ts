import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildFacts, finishData, finishPage } from "../finish/finish-page.ts";
import { NOT_FOUND_PATH } from "../prerender-paths.ts";
import { NEXT_SITE } from "./folders.ts";
import type { RenderedPage } from "./page-renderer.ts";

/**
 * Finishes a page and writes its files under its own name: `/courses` becomes `courses.html`, and for navigation
 * `courses.data`, which the 404 page has not.
 * @returns the paths of its files.
 * @throws Error with the page's address when it is not what a step of finishing expects.
 */
export function writePage(address: string, page: RenderedPage, facts: BuildFacts): string[] {
  const [name, dataName] = address === "/" ? ["/index", "/_"] : [address, address];
  try {
    const finished = finishPage(page, facts);
    const files = [{ path: `${name}.html`, text: finished.html }, ...finished.files];
    if (address !== NOT_FOUND_PATH)
      files.push({ path: `${dataName}.data`, text: finishData(page.data, facts) });
    for (const { path: file, text } of files) writeFileSync(path.join(NEXT_SITE, file), text, { flag: "wx" });
    return files.map(({ path }) => path);
  } catch (error) {
    throw new Error(`${address} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}

/** Size and time of a file's last change: who writes into it changes them. A link to it has the same. */
export function stampFile(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Makes the folders of the site that files will be written into. */
export function makeFolders(files: string[]): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
}
