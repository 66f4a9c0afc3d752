import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SubsetOptions } from "subset-font";
import { cacheFile, hash } from "./file-cache.server.ts";

/** The family with both axes, width and weight. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

/** The path of a subset of the font, from the cache if the same subset was cut before. */
export function cutFont(characters: string, options: SubsetOptions): Promise<string> {
  // The lock file has the versions of the font and of all that cuts it.
  const packages = hash(readFileSync("package-lock.json"));
  return cacheFile("fonts", [packages, characters, options], async () => {
    // Imported late: most builds find their fonts in the cache.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(readFileSync(SOURCE), characters, options);
  });
}
