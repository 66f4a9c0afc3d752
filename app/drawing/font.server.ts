import { readFileSync } from "node:fs";
import type { SubsetOptions } from "subset-font";
import { cacheFile, hash } from "#app/cache/file-cache.server.ts";

/** The family with both axes, width and weight; `anek-latin.py`, next to it, makes it. */
const SOURCE = "app/ui/font/anek-latin.woff2";

/** The path of a subset of the font, from the cache if the same subset was cut before. */
export function cutFont(characters: string, options: SubsetOptions): Promise<string> {
  const font = readFileSync(SOURCE);
  // The lock file has the versions of all that cuts the font.
  const packages = hash(readFileSync("package-lock.json"));
  return cacheFile("fonts", [hash(font), packages, characters, options], async () => {
    // Imported late: most builds find their fonts in the cache.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(font, characters, options);
  });
}
