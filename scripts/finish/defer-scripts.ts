import { hash } from "#app/files/kept.server.ts";
import type { BuildFacts } from "./finish-page.ts";
import {
  addHeadScript,
  changeScript,
  getScripts,
  type PageDocument,
  type PageElement,
  removeElement,
} from "./page-document.ts";
import { chooseScript } from "./start-parts.ts";

/** A file that belongs to a page. */
export type PageFile = { path: string; text: string };

const CONTEXT = "window.__reactRouterContext = ";

/**
 * Lets the scripts of a page wait for the start script, which also asks for the page's data: they repeat its words, and
 * stand in a file. The elements that hydration expects stay, in their order.
 * A page without scripts is that for unknown addresses, which has a small one of its own.
 * @param data the data from which the page hydrates, as they are published.
 * @param styles address of the whole stylesheet, of which the page holds a part.
 * @returns the file of the data; undefined for a page without scripts.
 * @throws Error when the scripts are not those that React Router is known to write.
 */
export function deferScripts(
  page: PageDocument,
  data: string,
  styles: string,
  { startScripts, notFoundScript, mark, build, base }: Omit<BuildFacts, "stylesheets" | "origins">,
): PageFile | undefined {
  const scripts = getScripts(page);
  const first = scripts.length === 0 ? notFoundScript : chooseScript(startScripts, page.startParts);
  addHeadScript(page, { nonce: mark }, first);
  if (scripts.length === 0) return undefined;
  const kinds = scripts.map(getKind);
  for (const kind of ["entry", "stream"] as const) {
    const count = kinds.filter((other) => other === kind).length;
    if (count !== 1) throw new Error(`The page has ${count} scripts of the kind '${kind}', not 1.`);
  }
  const modules = takeModules(page);
  const path = `/assets/page-${hash(data).slice(0, 16)}.txt`;
  const facts = {
    "data-page": base + path,
    "data-build": build,
    "data-styles": styles,
    "data-modules": modules.join(" "),
  };
  for (const script of scripts) defer(script, facts);
  return { path, text: data };
}

/** Takes the links that load modules ahead out of the page; gives their addresses. */
function takeModules({ elements }: PageDocument): string[] {
  const links = elements.filter(
    ({ name, attributes }) => name === "link" && attributes.rel === "modulepreload",
  );
  if (links.length === 0) throw new Error("The page names no modules to load ahead.");
  for (const link of links) removeElement(link);
  return links.map(({ attributes }) => attributes.href ?? "");
}

/** What a script is to React Router: the entry, or the stream of the page's data. */
function getKind({ attributes, text }: PageElement) {
  if (attributes.type === "module") return "entry";
  return text.startsWith(CONTEXT) ? "stream" : "other";
}

/** The entry waits, and the stream, which older browsers cannot make. */
function defer(script: PageElement, facts: Record<string, string>): void {
  const { async: _, ...others } = script.attributes;
  const attributes = { ...others, type: "deferred" };
  const kind = getKind(script);
  if (kind === "entry") changeScript(script, { ...attributes, ...facts });
  else if (kind === "stream") changeScript(script, attributes);
}
