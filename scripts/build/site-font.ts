import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { hash } from "#app/cache/file-cache.server.ts";
import { cutFont } from "#app/drawing/font.server.ts";

/** The letters that pages can show: ASCII, and all others of their texts, attributes, scripts and styles. */
export function createLetters() {
  const letters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)));
  return {
    add(text: string): void {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII
      for (const [letter] of text.matchAll(/[^\x00-\x7f]/gu)) letters.add(letter);
    },
    list: (): string => [...letters].toSorted().join(""),
  };
}

/** OpenType features to keep: kerning, and tabular figures. */
const FEATURES = ["kern", "tnum"];

/**
 * Cuts the font of a site to these letters.
 * @returns its address.
 */
export async function writeFont(site: string, letters: string): Promise<string> {
  const file = await cutFont(letters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    // GDEF only refines the kerning at each width and weight, without a visible effect.
    dropTables: ["GDEF"],
  });
  const address = `/assets/anek-latin-${hash(readFileSync(file)).slice(0, 8)}.woff2`;
  copyFileSync(file, path.join(site, address));
  return address;
}
