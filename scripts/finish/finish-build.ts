import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { START_PARTS } from "#app/browser/start-parts.ts";
import { getStoreConfig, getStoreOrigin } from "#app/contact/store-config.server.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { type BuildFacts, finishData, finishPage } from "./finish-page.ts";
import { parsePage } from "./page-document.ts";
import { listFiles, placePages, removeUnusedOutput } from "./page-files.ts";
import { buildPageScript, buildStartScript, PAGE_SCRIPTS } from "./page-script.ts";
import type { StartScript } from "./start-parts.ts";
import { dropFonts, readStylesheet } from "./stylesheet.ts";

/**
 * Turns the pages that React Router has rendered into those that are published: under their own names, what each
 * page needs of the stylesheet in it, scripts, their data and the whole stylesheet at the first sign of a visitor, a
 * content security policy, and nothing that is never asked for.
 *
 * What it gains, measured on the built site: a course page weighs 70 KiB before the first sign and 219 KiB with its
 * scripts; its first paint on slow 4G waits for nothing but the page (336 ms instead of 632 with scripts as React
 * Router places them). What it relies on in React Router 8.4: one stylesheet link, `modulepreload` links, one inline
 * script that begins with `window.__reactRouterContext = `, one inline module script, and the page's data as scripts
 * that call `streamController.enqueue` and `close`; each step stops the build when it does not find exactly that. To
 * switch a step off, leave its line out of `finishPage`: without `deferScripts` a page starts as React Router has it.
 */
export function finishPages(folder: string, facts: BuildFacts): void {
  removeUnusedOutput(folder);
  placePages(folder);
  for (const file of listFiles(folder, "**/*.html")) {
    const name = path.relative(folder, file);
    try {
      const { html, files } = finishPage(readFileSync(file, "utf8"), facts);
      writeFileSync(file, html);
      for (const { path: address, text } of files) writeFileSync(path.join(folder, address), text);
    } catch (error) {
      throw new Error(`${name} cannot be finished: ${(error as Error).message}`, { cause: error });
    }
  }
  for (const file of listFiles(folder, "**/*.data"))
    writeFileSync(file, finishData(readFileSync(file, "utf8"), facts));
  for (const [address, css] of Object.entries(facts.stylesheets))
    writeFileSync(path.join(folder, address.slice(facts.base.length)), dropFonts(readStylesheet(css)));
}

/** Builds the start scripts that the pages of a folder need, and one with all parts for any other page. */
function buildStartScripts(folder: string): Promise<StartScript[]> {
  const pages = listFiles(folder, "**/*.html").map((file) => parsePage(readFileSync(file, "utf8")));
  const needs = pages.map(({ startParts }) => START_PARTS.filter((part) => startParts.has(part)));
  const lists = new Map([...needs, [...START_PARTS]].map((parts) => [parts.join(), parts]));
  return Promise.all([...lists.values()].map(buildStartScript));
}

/** Keeps every page of a preview out of search engines. */
export function hideFromSearch(folder: string): void {
  for (const file of listFiles(folder, "**/*.html")) {
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace(/(<meta [^>]*name="robots" content=")[^"]*/, "$1noindex"));
  }
}

/** Reads what is the same for every page of a build, of which the name is given. */
export async function readFacts(folder: string, build: string): Promise<BuildFacts> {
  const base = getBasePath();
  const sheets = listFiles(folder, "assets/*.css").map(
    (file) => [`${base}/${path.relative(folder, file)}`, readFileSync(file, "utf8")] as const,
  );
  const [startScripts, notFoundScript] = await Promise.all([
    buildStartScripts(folder),
    buildPageScript(PAGE_SCRIPTS.notFound),
  ]);
  return {
    stylesheets: Object.fromEntries(sheets),
    startScripts,
    notFoundScript,
    mark: getScriptMark(),
    build,
    base,
    origins: getStoreOrigin(getStoreConfig(process.env)),
  };
}

/** Says what the contact page of a build without a message store can do. */
export function sayStore(): void {
  if (!getStoreConfig(process.env)) console.warn(NO_STORE);
}

const NO_STORE = `
==========================================================================================
 NO MESSAGE STORE IS CONFIGURED. The contact page of this build has no form: it offers
 email and chat. To receive messages, set the variables of .env.example and build again.
==========================================================================================
`;
