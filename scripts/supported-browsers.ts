import { readFileSync } from "node:fs";

/** The oldest browsers that the site supports, as package.json states them, in the words of the bundler. */
export function getSupportedBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));
}
