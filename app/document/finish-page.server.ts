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

/** What an island adds to the entry. */
type IslandCode = {
  /** Addresses of its modules. */
  modules: string[];
  /** Addresses of the modules that these import later. */
  later: string[];
  /** Names of the stylesheet in its own code. React's code is left out: it names every element. */
  styleNames: string[];
};

/** What the pages take from the build of the browser's code. */
export type ClientBuild = {
  stylesheet: Stylesheet;
  /** Addresses of the modules that every island needs. */
  entry: string[];
  /** The islands by their names. */
  islands: Map<string, IslandCode>;
};

const ENTRY = "app/entry.client.tsx";
const ISLAND = ".island.tsx";

/** Reads the client build in a folder. @throws Error when its manifest names no entry. */
export function readClientBuild(folder: string): ClientBuild {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const chunks = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
  const [sheet] = chunks[ENTRY]?.css ?? [];
  if (!sheet) throw new Error(`The client build has no ${ENTRY} with a stylesheet.`);
  const stylesheet = parseStylesheet(read(sheet));
  const listFiles = (key: string): string[] => {
    const chunk = chunks[key];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(listFiles)] : [];
  };
  const place = (file: string) => `/${file}`;
  const entry = listFiles(ENTRY);
  const islands = Object.keys(chunks)
    .filter((key) => key.endsWith(ISLAND))
    .map((key): [string, IslandCode] => {
      const own = listFiles(key).filter((file) => !entry.includes(file));
      const later = (chunks[key]?.dynamicImports ?? []).flatMap(listFiles);
      const styleNames = own.flatMap((file) => listCodeNames(read(file), stylesheet));
      return [path.basename(key, ISLAND), { modules: own.map(place), later: later.map(place), styleNames }];
    });
  return { stylesheet, entry: entry.map(place), islands: new Map(islands) };
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
  const before = elements.filter(({ range }) => range[0] < heading);
  const stylesBefore = pruneStyles(client.stylesheet, listNames(before, client));
  // Also the rules before the heading, because the order of rules decides. Compressed, they cost 300 to 600 bytes.
  const styles = pruneStyles(client.stylesheet, listNames(elements, client));
  return [
    html.slice(0, head),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    html.slice(head, title),
    `<style>${client.stylesheet.fonts}${stylesBefore}</style>`,
    html.slice(title, heading),
    // In the body HTML allows styles only in a drawing; they apply to the whole page.
    `<svg style="display:none"><style>${escapeMarkup(styles)}</style></svg>`,
    html.slice(heading, end),
    formatModules(listIslands(elements, client), client.entry),
    html.slice(end),
  ].join("");
}

const listIslands = (elements: HTMLElement[], { islands }: ClientBuild): IslandCode[] =>
  elements
    // Attributes are parsed only where they are needed.
    .filter(({ rawAttrs }) => rawAttrs.includes("data-island"))
    .flatMap((element) => islands.get(element.getAttribute("data-island") ?? "") ?? []);

/** The names of the stylesheet that elements have, or that their islands and scripts may give to elements. */
function listNames(elements: HTMLElement[], client: ClientBuild): Set<string> {
  const scripts = elements.filter(
    (element) => element.rawTagName === "script" && element.getAttribute("type") !== "application/ld+json",
  );
  return new Set([
    ...listStyleNames(elements),
    ...listIslands(elements, client).flatMap(({ styleNames }) => styleNames),
    ...scripts.flatMap(({ rawText }) => listCodeNames(rawText, client.stylesheet)),
  ]);
}

const escapeMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The element from which the islands read the addresses of their modules. */
function formatModules(islands: IslandCode[], entry: string[]): string {
  if (islands.length === 0) return "";
  const modules = new Set([...entry, ...islands.flatMap(({ modules }) => modules)]);
  const later = new Set(islands.flatMap(({ later }) => later.filter((file) => !modules.has(file))));
  const rest = later.size > 0 ? ` data-later="${[...later].join(" ")}"` : "";
  return `<template data-modules="${[...modules].join(" ")}"${rest}></template>`;
}

/** Where a mark ends. */
function findEnd(html: string, mark: string): number {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`A page has no ${mark}.`);
  return at + mark.length;
}
