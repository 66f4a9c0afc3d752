import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { START_PARTS, type StartPart } from "#app/browser/start-parts.ts";
import { getStoreConfig, getStoreOrigin } from "#app/contact/store-config.server.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import type { BuildFacts } from "./finish-page.ts";
import { parsePage } from "./page-document.ts";
import { keepPageScript, keepStartScript, PAGE_SCRIPTS } from "./page-script.ts";
import { dropFonts, readStylesheet } from "./stylesheet.ts";

/**
 * What is the same for every page of a build.
 * @param folder the site that is built: its stylesheets lose their fonts, which every page has.
 * @param names name of the scripts that run in the browser, and state of the code that they are made from.
 * @param pages a page of every kind, as rendered: they say which start scripts are needed.
 */
export async function readFacts(
  folder: string,
  { build, sources }: { build: string; sources: string },
  pages: string[],
): Promise<BuildFacts> {
  return {
    stylesheets: takeStylesheets(folder),
    ...(await keepPageScripts(pages, sources)),
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

/** The scripts that stand in pages themselves. */
async function keepPageScripts(
  pages: string[],
  sources: string,
): Promise<Pick<BuildFacts, "startScripts" | "notFoundScript">> {
  const needs = pages.map((html) => {
    const { startParts } = parsePage(html);
    return START_PARTS.filter((part) => startParts.has(part));
  });
  // For any other page there is one with all parts.
  const lists = new Map([...needs, [...START_PARTS]].map((parts) => [parts.join(), parts]));
  const [startScripts, notFoundScript] = await Promise.all([
    Promise.all([...lists.values()].map((parts) => keepStartScript(parts, sources))),
    keepPageScript(PAGE_SCRIPTS.notFound, sources),
  ]);
  return { startScripts, notFoundScript };
}

/** Builds the scripts that pages may need, one at each step: who has to wait may do that before any page is there. */
export function* buildPageScriptsAhead(sources: string): Generator<() => Promise<unknown>> {
  yield () => keepPageScript(PAGE_SCRIPTS.notFound, sources);
  for (const parts of listPartSets()) yield () => keepStartScript(parts, sources);
}

/** Every choice of parts, fewest first: few pages need many. */
const listPartSets = (): StartPart[][] =>
  Array.from({ length: 2 ** START_PARTS.length }, (_, choice) =>
    START_PARTS.filter((_, index) => choice & (1 << index)),
  ).toSorted((a, b) => a.length - b.length);
