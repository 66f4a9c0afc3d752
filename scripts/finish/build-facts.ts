import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { getStoreConfig, getStoreOrigin } from "#app/contact/store-config.server.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import type { BuildFacts } from "./finish-page.ts";
import { keepPageScripts } from "./page-scripts.ts";
import { dropFonts, readStylesheet } from "./stylesheet.ts";

/**
 * What is the same for every page of a build.
 * @param folder the site that is built: its stylesheets lose their fonts, which every page has.
 * @param names name of the scripts that run in the browser, and state of the code that they are made from.
 */
export async function readFacts(
  folder: string,
  { build, sources }: { build: string; sources: string },
): Promise<BuildFacts> {
  return {
    stylesheets: takeStylesheets(folder),
    ...(await keepPageScripts(sources)),
    mark: getScriptMark(),
    build,
    base: getBasePath(),
    origins: getStoreOrigin(getStoreConfig(process.env)),
  };
}

function takeStylesheets(folder: string): Record<string, string> {
  const names = globSync("assets/*.css", { cwd: folder }).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const css = readFileSync(path.join(folder, name), "utf8");
      writeFileSync(path.join(folder, name), dropFonts(readStylesheet(css)));
      return [`${getBasePath()}/${name}`, css];
    }),
  );
}
