import { copyFileSync, globSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cutFont } from "#app/files/cut-font.server.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";

/** Where the stylesheet finds the subset; made anew by each build, not committed. */
const TARGET = "app/ui/fonts/anek-latin.woff2";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Every character that the pages can show: printable ASCII, and what else stands in the content and in app/ but for its tests. */
export function collectCharacters(): string {
  const found = new Set(ASCII);
  const sources = [`${CONTENT_FOLDER}/**/*.{md,yaml}`, "app/**/*.{ts,tsx}"];
  for (const file of globSync(sources, { exclude: ["app/**/*.test.*"] })) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII
    for (const [character] of readFileSync(file, "utf8").matchAll(/[^\x00-\x7f]/gu)) found.add(character);
  }
  return [...found].toSorted().join("");
}

/** Weights below 400 are never used; widths are the three voices. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } };

/** Kerning, and figures of one width. */
const FEATURES = ["kern", "tnum"];

/** Writes the part of the family that the site needs to where the stylesheet finds it. */
export async function writeFont(characters = collectCharacters()): Promise<void> {
  const file = await cutFont(characters, {
    targetFormat: "woff2",
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
    // GDEF only refines the kerning for each width and weight: 13 KiB for what no one sees.
    dropTables: ["GDEF", "STAT"],
  });
  mkdirSync(path.dirname(TARGET), { recursive: true });
  copyFileSync(file, TARGET);
}

if (import.meta.main) await writeFont();
