import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/** The family with both axes, width and weight. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

/** Where the stylesheet finds the subset; made anew by each build, not committed. */
const TARGET = "app/ui/fonts/anek-latin.woff2";

/** Every character that the pages can show: what stands in content/ and app/, and printable ASCII. */
function collectCharacters(): string {
  const files = globSync(["content/**/*.{md,yaml}", "app/**/*.{ts,tsx}"]);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
  const text = files.map((file) => readFileSync(file, "utf8")).join("");
  return [...new Set(ascii + text)]
    .filter((character) => character >= " ")
    .toSorted()
    .join("");
}

/** Weights below 400 are never used; widths are the three voices. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } };

/** Kerning, and figures of one width. */
const FEATURES = ["kern", "tnum"];

const subset = await subsetFont(readFileSync(SOURCE), collectCharacters(), {
  targetFormat: "woff2",
  variationAxes: AXES,
  keepFeatures: FEATURES,
  noHinting: true,
  // GDEF only refines the kerning for each width and weight: 13 KiB for what no one sees.
  dropTables: ["GDEF", "STAT"],
});
mkdirSync(path.dirname(TARGET), { recursive: true });
writeFileSync(TARGET, subset);
console.log(`Font: ${(subset.length / 1024).toFixed(1)} KiB`);
