import type { PictureFonts } from "#app/drawing/picture.server.ts";
import { cutFont } from "./cut-font.server.ts";

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
  fontFiles ??= makeFonts();
  return fontFiles;
}

async function makeFonts(): Promise<PictureFonts> {
  const make = (variationAxes: Record<string, number>) =>
    cutFont(CHARACTERS, { targetFormat: "truetype", variationAxes });
  const [wide, title, data] = await Promise.all([VOICES.wide, VOICES.title, VOICES.data].map(make));
  return { wide, title, data } as PictureFonts;
}
