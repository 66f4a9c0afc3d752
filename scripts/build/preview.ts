import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Keeps every page of a preview out of search engines. */
export function hideFromSearch(folder: string): void {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace(/(<meta [^>]*name="robots" content=")[^"]*/, "$1noindex"));
  }
}
