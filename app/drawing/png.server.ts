import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { cacheFile, hash } from "#app/cache/file-cache.server.ts";
import { escapeXml } from "#app/text/xml.ts";
import { cutFont } from "./font.server.ts";
import { listUndrawnLetters } from "./undrawn-letters.ts";

/** Latin letters with diacritics, and punctuation: a title may use any of them. */
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x20c0 - 0x2010 }, (_, index) => 0x2010 + index),
);

/** Two voices as static fonts, since resvg reads no variable fonts: one announces, one is for data. */
const VOICES = {
  wide: { axes: { wght: 700, wdth: 125 }, style: 'font-weight="700" font-stretch="expanded"' },
  data: { axes: { wght: 500, wdth: 75 }, style: 'font-weight="500" font-stretch="condensed"' },
};

/** The voice of a text in a picture. */
type Voice = keyof typeof VOICES;

/** A line of text in a picture; `x` and `y` are the start of its baseline. */
type Line = { text: string; voice: Voice; x: number; y: number; size: number; fill: string };

/**
 * A line of text as an SVG element.
 * @throws Error where the font lacks a letter of it: `canDraw` checks content before, and our own words have no such
 * letter.
 */
export function writeLine({ text, voice, x, y, size, fill }: Line): string {
  const letters = listUndrawnLetters(text);
  if (letters.length > 0) throw new Error(`The font of pictures has no ${letters.join(" ")}: '${text}'.`);
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Anek Latin" ${VOICES[voice].style}>${escapeXml(text)}</text>`;
}

const RESVG: { version: string } = createRequire(import.meta.url)("@resvg/resvg-js/package.json");

let fonts: Promise<{ options: ResvgRenderOptions; hashes: string[] }> | undefined;

/** The fonts of pictures: never those of the machine, so that builds are byte-identical. */
function getFonts() {
  fonts ??= Promise.all(
    Object.values(VOICES).map(({ axes }) =>
      cutFont(CHARACTERS, { targetFormat: "truetype", variationAxes: axes }),
    ),
  ).then((fontFiles) => ({
    options: { font: { loadSystemFonts: false, fontFiles } },
    hashes: fontFiles.map((file) => hash(readFileSync(file))),
  }));
  return fonts;
}

/** Widths of words: titles share many, and resvg reads its fonts for each. */
const widths = new Map<string, Promise<number>>();

/** The width of a text in em. */
export function measure(text: string, voice: Voice): Promise<number> {
  const key = `${voice} ${text}`;
  const width = widths.get(key) ?? measureNew(text, voice);
  widths.set(key, width);
  return width;
}

async function measureNew(text: string, voice: Voice): Promise<number> {
  const { options } = await getFonts();
  const line = writeLine({ text, voice, x: 0, y: 0, size: 100, fill: "#000000" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`;
  return (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
}

/** An SVG as a PNG, from the cache if it was drawn before. */
export async function paintPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { options, hashes } = await getFonts();
  const file = await cacheFile("pictures", [RESVG.version, hashes, svg], async () => {
    const png = new Resvg(svg, options).render().asPng();
    // The memory of earlier drawings is freed between two turns of the event loop only.
    await setImmediate();
    return png;
  });
  return readFileSync(file);
}
