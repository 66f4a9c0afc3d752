import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { SITE_FILES } from "#app/content/addresses.ts";

/** Licences of other people's work that browsers get; the bundler lists the packages of the scripts in it. */
export const LICENSES_FILE = SITE_FILES.licenses.slice(1);

const FONT = "@fontsource-variable/anek-latin";

/** Adds the licence of the font, which reaches the site past the bundler. */
export function addFontLicense(folder: string): void {
  const from = path.join("node_modules", FONT);
  const { version } = JSON.parse(readFileSync(path.join(from, "package.json"), "utf8")) as {
    version: string;
  };
  const text = readFileSync(path.join(from, "LICENSE"), "utf8").trim();
  appendFileSync(path.join(folder, LICENSES_FILE), `\n## ${FONT} - ${version} (OFL-1.1)\n\n${text}\n`);
}
