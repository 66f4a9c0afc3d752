import { copyFileSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { SubsetOptions } from "subset-font";
import type { PictureFonts } from "#app/drawing/picture.server.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { cacheFile, hash } from "./file-cache.server.ts";

/** The family with both axes, width and weight. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);

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

/** The path of a subset of the font, from the cache where the same subset was cut before. */
function cutFont(characters: string, options: SubsetOptions): Promise<string> {
  const source = readFileSync(SOURCE);
  return cacheFile("fonts", [hash(source), characters, options], async () => {
    // Imported late: most builds find their fonts in the cache.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, characters, options);
  });
}

/** The subset that the stylesheet names. Each build writes it; Git ignores it. */
const SITE_FONT = "app/ui/fonts/anek-latin.woff2";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Every character that pages can show: ASCII, and what else occurs in the content and in the code of pages. */
function collectCharacters(): string {
  const found = new Set(ASCII);
  const sources = [`${CONTENT_FOLDER}/**/*.{md,yaml}`, "app/**/*.{ts,tsx}"];
  const exclude = [
    `${CONTENT_FOLDER}/*/solutions/**`,
    "app/**/*.test.*",
    "app/**/*.server.ts",
    "app/site/mistakes/**",
  ];
  for (const file of globSync(sources, { exclude })) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII
    for (const [character] of readFileSync(file, "utf8").matchAll(/[^\x00-\x7f]/gu)) found.add(character);
  }
  return [...found].toSorted().join("");
}

/** The ranges that pages use: no weight below 400, and the widths of the three voices. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } };

/** OpenType features to keep: kerning, and tabular figures. */
const FEATURES = ["kern", "tnum"];

/** Cuts the font to the characters of the site, and writes it to where the stylesheet finds it. */
export async function writeFont(characters = collectCharacters()): Promise<void> {
  const file = await cutFont(characters, {
    targetFormat: "woff2",
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
    // GDEF only refines the kerning at each width and weight: 13 KiB without a visible effect.
    dropTables: ["GDEF", "STAT"],
  });
  mkdirSync(path.dirname(SITE_FONT), { recursive: true });
  copyFileSync(file, SITE_FONT);
}
