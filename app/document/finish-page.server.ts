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

/** A page as React has rendered it, and its content security policy. */
export type RenderedPage = { html: string; policy: string };

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
  const namesOf = new Map(
    Array.from(islandKeys, ([island, key]) => {
      const own = listFiles(key).filter((file) => !ofEntry.has(file));
      return [island, own.flatMap((file) => listCodeNames(read(file), stylesheet))];
    }),
  );
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
    listIslandNames: (islands) => islands.flatMap((name) => namesOf.get(name) ?? []),
  };
}

const CHARSET = '<meta charSet="utf-8"/>';

/** The elements of a rendered page. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/**
 * Does what needs the whole page: adds its content security policy, the part of the stylesheet that it uses, and the
 * addresses of its islands' modules. Styles are in the page, so that the first paint waits for nothing else; what the
 * heading does not need is after it, so that the heading arrives with the first bytes.
 * @param document the elements of this page.
 * @throws Error when the page has no charset, no title, no heading or no end.
 */
export function finishPage(
  { html, policy }: RenderedPage,
  { document, client }: { document: HTMLElement; client: ClientBuild },
): string {
  const head = findEnd(html, CHARSET);
  const title = findEnd(html, "</title>");
  const heading = findEnd(html, "</h1>");
  const end = findEnd(html, "</body>") - "</body>".length;
  const elements = document.getElementsByTagName("*");
  const islands = listIslands(elements);
  const { fonts } = client.stylesheet;
  const stylesBefore = pruneStyles(
    client.stylesheet,
    listNames(
      elements.filter(({ range }) => range[0] < heading),
      client,
    ),
  );
  // Also the rules before the heading, because the order of rules decides. Compressed, they cost 300 to 600 bytes.
  const styles = pruneStyles(client.stylesheet, listNames(elements, client));
  return [
    html.slice(0, head),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    html.slice(head, title),
    `<style>${fonts}${stylesBefore}</style>`,
    html.slice(title, heading),
    // In the body HTML allows styles only in a drawing; they apply to the whole page.
    `<svg style="display:none"><style>${escapeMarkup(styles)}</style></svg>`,
    html.slice(heading, end),
    formatModules(client.listModules(islands)),
    html.slice(end),
  ].join("");
}

const listIslands = (elements: HTMLElement[]): string[] =>
  elements.flatMap((element) =>
    // Attributes are parsed only where they are needed.
    element.rawAttrs.includes("data-island") ? (element.getAttribute("data-island") ?? []) : [],
  );

/** The names of the stylesheet that elements have, or that their islands and scripts may give to elements. */
function listNames(elements: HTMLElement[], client: ClientBuild): Set<string> {
  const scripts = elements.filter(
    (element) => element.rawTagName === "script" && element.getAttribute("type") !== "application/ld+json",
  );
  return new Set([
    ...listStyleNames(elements),
    ...client.listIslandNames(listIslands(elements)),
    ...scripts.flatMap(({ rawText }) => listCodeNames(rawText, client.stylesheet)),
  ]);
}

const escapeMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The element from which the islands read the addresses of their modules. */
function formatModules({ first, later }: Modules): string {
  if (first.length === 0) return "";
  const rest = later.length > 0 ? ` data-later="${later.join(" ")}"` : "";
  return `<template data-modules="${first.join(" ")}"${rest}></template>`;
}

/** Where a mark ends. */
function findEnd(html: string, mark: string): number {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`A page has no ${mark}.`);
  return at + mark.length;
}
