import { readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { ClientBuild } from "./client-build.server.ts";
import {
  listCodeNames,
  listStyleNames,
  parseStylesheet,
  pruneStyles,
  type Stylesheet,
} from "./page-styles.server.ts";

/** The stylesheet of the site, and what its islands need of it. */
export type SiteStyles = {
  stylesheet: Stylesheet;
  /** Address of the font with all its letters. */
  font: string;
  /** Names of the stylesheet in the own code of islands. React's code is left out: it names every element. */
  islands: ReadonlyMap<string, string[]>;
};

/** Reads the styles of the client build in a folder. */
export function readStyles(folder: string, client: ClientBuild): SiteStyles {
  const read = (address: string) => readFileSync(path.join(folder, address), "utf8");
  const stylesheet = parseStylesheet(read(client.stylesheet));
  const islands = Array.from(client.islands, ([name, { modules }]): [string, string[]] => [
    name,
    modules.flatMap((address) => listCodeNames(read(address), stylesheet)),
  ]);
  return { stylesheet, font: client.font, islands: new Map(islands) };
}

/** The elements of a rendered page. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/**
 * Adds to a page the part of the stylesheet that it uses, and its font. Styles are in the page, so that the first paint
 * waits for nothing else. What the heading does not need is after it, so that the heading arrives with the first bytes.
 * @param document the elements of this page.
 * @returns a function that writes the page with the address of the font, which is known once all pages are rendered.
 * @throws Error when the page has no title, body or heading.
 */
export function addStyles(
  html: string,
  { document, styles }: { document: HTMLElement; styles: SiteStyles },
): (font: string) => string {
  const [, title] = find(document, "title").range;
  const [body] = (find(document, "body").firstElementChild ?? document).range;
  const [, heading] = find(document, "h1").range;
  const elements = document.getElementsByTagName("*");
  const before = elements.filter(({ range }) => range[0] < heading);
  const stylesBefore = pruneStyles(styles.stylesheet, listNames(before, styles), "screen");
  // Repeats the head's rules, because the cascade depends on their order. Compressed, the repeated rules take 300 to
  // 500 bytes.
  const all = escapeMarkup(pruneStyles(styles.stylesheet, listNames(elements, styles)));
  return (font) =>
    [
      html.slice(0, title),
      `<style>${styles.stylesheet.fonts.replace(styles.font, font)}${stylesBefore}</style>`,
      html.slice(title, body),
      // In the head, Chromium would hold the first paint for the font, for up to 100 ms.
      `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
      html.slice(body, heading),
      // In the body, HTML allows a style element only inside an SVG; it applies to the whole page.
      `<svg style="display:none"><style>${all}</style></svg>`,
      html.slice(heading),
    ].join("");
}

function find(document: HTMLElement, name: string): HTMLElement {
  const element = document.querySelector(name);
  if (!element) throw new Error(`A page has no ${name}.`);
  return element;
}

/** The stylesheet's names that elements have, or that their islands and scripts may add to them. */
function listNames(elements: HTMLElement[], { stylesheet, islands }: SiteStyles): Set<string> {
  const scripts = elements.filter(
    (element) => element.rawTagName === "script" && element.getAttribute("type") !== "application/ld+json",
  );
  // Attributes are parsed only where they are needed.
  const shown = elements
    .filter(({ rawAttrs }) => rawAttrs.includes("data-island"))
    .flatMap((element) => islands.get(element.getAttribute("data-island") ?? "") ?? []);
  return new Set([
    ...listStyleNames(elements),
    ...shown,
    ...scripts.flatMap(({ rawText }) => listCodeNames(rawText, stylesheet)),
  ]);
}

const escapeMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
