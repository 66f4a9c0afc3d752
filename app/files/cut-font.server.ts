import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SubsetOptions } from "subset-font";
import { hash, keepFile } from "./kept.server.ts";

/** The family with both axes, width and weight. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

/** The part of the family that has the given characters, cut once for each choice; gives its path. */
export function cutFont(characters: string, options: SubsetOptions): Promise<string> {
  const source = readFileSync(SOURCE);
  return keepFile("fonts", [hash(source), characters, options], async () => {
    // Few builds cut a font.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, characters, options);
  });
}
