import { globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { NOT_FOUND_PATH } from "../prerender-paths.ts";

/** Files of a folder that match, in alphabetical order. */
export const listFiles = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => path.join(folder, name))
    .toSorted();

/** Removes what is never asked for: the single-page fallback, the data of the 404 page, the data of what is no page. */
export function removeUnusedOutput(folder: string): void {
  rmSync(path.join(folder, "__spa-fallback.html"), { force: true });
  rmSync(path.join(folder, ".vite"), { recursive: true, force: true });
  const unasked = listFiles(folder, "**/*.data").filter(
    (file) => /\.\w+\.data$/.test(file) || file === path.join(folder, `${NOT_FOUND_PATH}.data`),
  );
  for (const file of unasked) rmSync(file);
}

/** Gives pages their own names: `courses/core-java/index.html` becomes `courses/core-java.html`. */
export function placePages(folder: string): void {
  for (const file of listFiles(folder, "**/index.html")) {
    const page = path.dirname(file);
    if (page === path.normalize(folder)) continue;
    mkdirSync(path.dirname(page), { recursive: true });
    renameSync(file, `${page}.html`);
    if (listFiles(page, "**/*").length === 0) rmSync(page, { recursive: true });
  }
}
