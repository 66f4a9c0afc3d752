import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SubsetOptions } from "subset-font";
import { cacheFile, hash } from "./file-cache.server.ts";
import type { PictureFonts } from "./picture.server.ts";

/** The family with both axes, width and weight. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

/** The path of a subset of the font, from the cache if the same subset was cut before. */
export function cutFont(characters: string, options: SubsetOptions): Promise<string> {
  const source = readFileSync(SOURCE);
  return cacheFile("fonts", [hash(source), characters, options], async () => {
    // Imported late: most builds find their fonts in the cache.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, characters, options);
  });
}

/** Latin letters with diacritics, and punctuation: a title may use any of them. */
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x20c0 - 0x2010 }, (_, index) => 0x2010 + index),
);

/** The voices as static fonts, since resvg reads no variable fonts. */
const VOICES = {
  wide: { wght: 800, wdth: 125 },
  title: { wght: 800, wdth: 80 },
  data: { wght: 500, wdth: 75 },
} satisfies Record<keyof PictureFonts, object>;

let shareFonts: Promise<PictureFonts> | undefined;

/** Paths of the fonts of share images: resvg reads fonts from files only. */
export function getShareFonts(): Promise<PictureFonts> {
  shareFonts ??= cutShareFonts();
  return shareFonts;
}

async function cutShareFonts(): Promise<PictureFonts> {
  const cut = (variationAxes: Record<string, number>) =>
    cutFont(CHARACTERS, { targetFormat: "truetype", variationAxes });
  const [wide, title, data] = await Promise.all([VOICES.wide, VOICES.title, VOICES.data].map(cut));
  return { wide, title, data } as PictureFonts;
}
