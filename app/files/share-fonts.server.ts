import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { hash, keepFile } from "./kept.server.ts";

const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

/** Letters with their marks, and punctuation: titles may need any. */
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x20c0 - 0x2010 }, (_, index) => 0x2010 + index),
);

/** The voices as fixed fonts: the renderer knows no variable ones. */
const VOICES = [
  { wght: 800, wdth: 125 },
  { wght: 800, wdth: 80 },
  { wght: 500, wdth: 75 },
];

let fontFiles: Promise<string[]> | undefined;

/** Paths of the fonts of share images; the renderer reads fonts from files only. */
export function getShareFonts(): Promise<string[]> {
  fontFiles ??= makeFonts(readFileSync(SOURCE));
  return fontFiles;
}

const makeFonts = (source: Buffer): Promise<string[]> =>
  Promise.all(
    VOICES.map((variationAxes) =>
      keepFile("share-fonts", [hash(source), CHARACTERS, variationAxes], () =>
        subsetFont(source, CHARACTERS, { targetFormat: "truetype", variationAxes }),
      ),
    ),
  );
