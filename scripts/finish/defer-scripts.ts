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
const CONTROLLER = "window.__reactRouterContext.streamController.";

/**
 * Lets the scripts of a page wait for the start script, and moves the page's data, which repeats its words, into a
 * file that the start script asks for. The elements that hydration expects stay, in their order.
 * A page without scripts is that for unknown addresses, which has a small one of its own.
 * @param styles address of the whole stylesheet, of which the page holds a part.
 * @returns the file of the data; undefined for a page without scripts.
 * @throws Error when the scripts are not those that React Router is known to write.
 */
export function deferScripts(
  page: PageDocument,
  styles: string,
  { startScripts, notFoundScript, mark, build, base }: Omit<BuildFacts, "stylesheets" | "origins">,
): PageFile | undefined {
  const scripts = getScripts(page);
  const first = scripts.length === 0 ? notFoundScript : chooseScript(startScripts, page.startParts);
  addHeadScript(page, { nonce: mark }, first);
  if (scripts.length === 0) return undefined;
  const kinds = scripts.map(getKind);
  for (const kind of ["entry", "stream", "end"] as const) {
    const count = kinds.filter((other) => other === kind).length;
    if (count !== 1) throw new Error(`The page has ${count} scripts of the kind '${kind}', not 1.`);
  }
  const modules = takeModules(page);
  const text = readData(scripts).replaceAll(mark, build);
  const path = `/assets/page-${hash(text).slice(0, 16)}.txt`;
  const facts = {
    "data-page": base + path,
    "data-build": build,
    "data-styles": styles,
    "data-modules": modules.join(" "),
  };
  for (const script of scripts) defer(script, facts);
  return { path, text };
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

/** What a script is to React Router: the entry, the stream of the page's data, a text of it, or its end. */
function getKind({ attributes, text }: PageElement) {
  if (attributes.type === "module") return "entry";
  if (text.startsWith(CONTEXT)) return "stream";
  if (text === `${CONTROLLER}close();`) return "end";
  return text.startsWith(CONTROLLER) ? "data" : "other";
}

/** The data go; the entry and the stream, which older browsers cannot make, wait. */
function defer(script: PageElement, facts: Record<string, string>): void {
  const { async: _, ...others } = script.attributes;
  const attributes = { ...others, type: "deferred" };
  const kind = getKind(script);
  if (kind === "entry") changeScript(script, { ...attributes, ...facts });
  else if (kind === "stream") changeScript(script, attributes);
  else if (kind !== "other") removeElement(script);
}

/** The data of a page, from the scripts that hold it as the texts of a stream. */
function readData(scripts: PageElement[]): string {
  const parts = scripts.filter((script) => ["data", "end"].includes(getKind(script)));
  if (parts.findIndex((script) => getKind(script) === "end") !== parts.length - 1)
    throw new Error("The page's data go on after their end.");
  const text = parts.slice(0, -1).map((script) => {
    const call = script.text.slice(CONTROLLER.length);
    if (!call.startsWith("enqueue(") || !call.endsWith(");")) throw new Error(`Unknown data: ${script.text}`);
    return JSON.parse(call.slice("enqueue(".length, -");".length)) as string;
  });
  if (text.join("") === "") throw new Error("The page's data is empty.");
  return text.join("");
}
