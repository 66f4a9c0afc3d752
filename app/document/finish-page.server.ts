import { readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import {
  listCodeNames,
  listStyleNames,
  parseStylesheet,
  pruneStyles,
  type Stylesheet,
} from "./page-styles.server.ts";
import { POLICY } from "./policy.server.ts";

/** An entry of Vite's manifest, whose keys are paths of modules. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

/** Addresses of the modules that islands need, the entry first, and of those that they import later. */
type Modules = { first: string[]; later: string[] };

/** What the pages take from the build of the browser's code; islands are named as in the page. */
export type ClientBuild = {
  stylesheet: Stylesheet;
  listModules: (islands: readonly string[]) => Modules;
  /** Names of the stylesheet in the code of these islands. React's own code is left out: it names every element. */
  listIslandNames: (islands: readonly string[]) => string[];
};

const ENTRY = "app/entry.client.tsx";
const ISLAND = ".island.tsx";

/** Reads the client build in a folder. @throws Error when its manifest names no entry. */
export function readClientBuild(folder: string, base: string): ClientBuild {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const chunks = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
  const entry = chunks[ENTRY];
  if (!entry?.css?.[0]) throw new Error(`The client build has no ${ENTRY} with a stylesheet.`);
  const listFiles = (key: string): string[] => {
    const chunk = chunks[key];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(listFiles)] : [];
  };
  const ofEntry = new Set(listFiles(ENTRY));
  const islandKeys = new Map(
    Object.keys(chunks)
      .filter((key) => key.endsWith(ISLAND))
      .map((key) => [path.basename(key, ISLAND), key]),
  );
  const listKeys = (islands: readonly string[]) => islands.flatMap((name) => islandKeys.get(name) ?? []);
  const stylesheet = parseStylesheet(read(entry.css[0]));
  const namesOf = new Map<string, string[]>();
  const listNames = (file: string): string[] => {
    const names = namesOf.get(file) ?? listCodeNames(read(file)).filter((name) => stylesheet.names.has(name));
    namesOf.set(file, names);
    return names;
  };
  const place = (files: Iterable<string>) => [...files].map((file) => `${base}/${file}`);
  return {
    stylesheet,
    listModules(islands) {
      if (islands.length === 0) return { first: [], later: [] };
      const keys = listKeys(islands);
      const first = new Set([ENTRY, ...keys].flatMap(listFiles));
      const later = new Set(keys.flatMap((key) => chunks[key]?.dynamicImports ?? []).flatMap(listFiles));
      return { first: place(first), later: place([...later].filter((file) => !first.has(file))) };
    },
    listIslandNames: (islands) =>
      listKeys(islands)
        .flatMap(listFiles)
        .filter((file) => !ofEntry.has(file))
        .flatMap(listNames),
  };
}

const CHARSET = '<meta charSet="utf-8"/>';

/** The elements of a rendered page. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/**
 * Does what needs the whole page: adds its content security policy, the part of the stylesheet that it uses, so that
 * the first paint waits for the page alone, and the addresses of its islands' modules.
 * @param document the elements of this page.
 * @throws Error when the page has no charset, no title or no end.
 */
export function finishPage(
  html: string,
  { document, client, policy }: { document: HTMLElement; client: ClientBuild; policy: string },
): string {
  const elements = document.getElementsByTagName("*");
  const islands = elements.flatMap((element) => element.getAttribute("data-island") ?? []);
  const scripts = elements.filter(
    (element) => element.tagName === "SCRIPT" && element.getAttribute("type") !== "application/ld+json",
  );
  const names = new Set([
    ...listStyleNames(elements),
    ...client.listIslandNames(islands),
    ...scripts.flatMap(({ rawText }) => listCodeNames(rawText)),
  ]);
  const styles = `<style>${pruneStyles(client.stylesheet, names)}</style>`;
  const meta = `<meta http-equiv="${POLICY}" content="${policy}"/>`;
  const page = insertAfter("</title>", styles, insertAfter(CHARSET, meta, html));
  const end = page.lastIndexOf("</body>");
  if (end < 0) throw new Error("A page has no </body>.");
  return page.slice(0, end) + formatModules(client.listModules(islands)) + page.slice(end);
}

/** The element from which the islands read the addresses of their modules. */
function formatModules({ first, later }: Modules): string {
  if (first.length === 0) return "";
  const rest = later.length > 0 ? ` data-later="${later.join(" ")}"` : "";
  return `<template data-modules="${first.join(" ")}"${rest}></template>`;
}

/** Inserts a text after the first occurrence of a mark. */
function insertAfter(mark: string, text: string, html: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`A page has no ${mark}.`);
  return html.slice(0, at + mark.length) + text + html.slice(at + mark.length);
}
