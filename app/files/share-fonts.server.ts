import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PictureFonts } from "#app/drawing/picture.server.ts";
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
const VOICES = {
  wide: { wght: 800, wdth: 125 },
  title: { wght: 800, wdth: 80 },
  data: { wght: 500, wdth: 75 },
} satisfies Record<keyof PictureFonts, object>;

let fontFiles: Promise<PictureFonts> | undefined;

/** Paths of the fonts of share images; the renderer reads fonts from files only. */
export function getShareFonts(): Promise<PictureFonts> {
  fontFiles ??= makeFonts(readFileSync(SOURCE));
  return fontFiles;
}

async function makeFonts(source: Buffer): Promise<PictureFonts> {
  const make = (variationAxes: Record<string, number>) =>
    keepFile("share-fonts", [hash(source), CHARACTERS, variationAxes], async () => {
      const { default: subsetFont } = await import("subset-font");
      return subsetFont(source, CHARACTERS, { targetFormat: "truetype", variationAxes });
    });
  const [wide, title, data] = await Promise.all([VOICES.wide, VOICES.title, VOICES.data].map(make));
  return { wide, title, data } as PictureFonts;
}
