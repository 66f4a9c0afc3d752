import { copyFileSync, globSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { cutFont } from "#app/drawing/font.server.ts";
import { getNextFolder } from "./folders.ts";

/** Each build writes its own, because the characters depend on the content. */
const SITE_FONT = path.resolve(getNextFolder(), "anek-latin.woff2");

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Every character that pages can show: ASCII, and what else occurs in the content and in the code of pages. */
function collectCharacters(): string {
  const found = new Set(ASCII);
  const sources = [`${CONTENT_FOLDER}/**/*.{md,yaml}`, "app/**/*.{ts,tsx}"];
  const exclude = [`${CONTENT_FOLDER}/*/solutions/**`, "app/**/*.test.*", "app/**/*.server.ts"];
  for (const file of globSync(sources, { exclude })) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII
    for (const [character] of readFileSync(file, "utf8").matchAll(/[^\x00-\x7f]/gu)) found.add(character);
  }
  return [...found].toSorted().join("");
}

/** OpenType features to keep: kerning, and tabular figures. */
const FEATURES = ["kern", "tnum"];

/** Cuts the font to the characters of the site before the stylesheet is bundled; `/site-font.woff2` is the result. */
export const siteFont = (): Plugin => ({
  name: "site-font",
  config: () => ({ resolve: { alias: [{ find: /^\/site-font\.woff2/, replacement: SITE_FONT }] } }),
  applyToEnvironment: ({ name }) => name === "client",
  async buildStart() {
    const file = await cutFont(collectCharacters(), {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      // GDEF only refines the kerning at each width and weight, without a visible effect.
      dropTables: ["GDEF"],
    });
    mkdirSync(path.dirname(SITE_FONT), { recursive: true });
    copyFileSync(file, SITE_FONT);
  },
});
