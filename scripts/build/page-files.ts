import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hash } from "#app/files/kept.server.ts";
import { type BuildFacts, finishData, finishPage } from "../finish/finish-page.ts";
import { NOT_FOUND_PATH } from "../prerender-paths.ts";
import { NEXT_SITE } from "./folders.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** The files of a page, and hashes of what they hold. */
export type WrittenFiles = [path: string, hash: string][];

/**
 * Finishes a page and writes its files under its own name: `/courses` becomes `courses.html`, and for navigation
 * `courses.data`, which the 404 page has not.
 * @throws Error with the page's address when it is not what a step of finishing expects.
 */
export function writePage(address: string, { html, data }: RenderedPage, facts: BuildFacts): WrittenFiles {
  const name = address === "/" ? { page: "/index", data: "/_" } : { page: address, data: address };
  try {
    const finished = finishPage(html, facts);
    const files = [{ path: `${name.page}.html`, text: finished.html }, ...finished.files];
    if (address !== NOT_FOUND_PATH) files.push({ path: `${name.data}.data`, text: finishData(data, facts) });
    return files.map(({ path, text }) => [path, write(path, text)]);
  } catch (error) {
    throw new Error(`${address} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}

function write(name: string, text: string): string {
  writeFileSync(path.join(NEXT_SITE, name), text);
  return hash(text);
}

/** Makes the folders of the site that files will be written into. */
export function makeFolders(files: string[]): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
}
