import { createHash } from "node:crypto";
import type { BuildFacts } from "./finish-page.ts";
import { getScripts, mapScripts, type PageScript, replaceOnly, writeScript } from "./page-document.ts";

/** A file that belongs to a page. */
export type PageFile = { path: string; text: string };

const CONTEXT = "window.__reactRouterContext = ";
const CONTROLLER = "window.__reactRouterContext.streamController.";
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

/**
 * Lets the scripts of a page wait for the start script, and moves the page's data, which repeats its words, into a
 * file that the start script asks for. The elements that hydration expects stay, in their order.
 * A page without scripts is that for unknown addresses, which has a small one of its own.
 * @returns the page, and the file of its data where it has scripts.
 * @throws Error when the scripts are not those that React Router is known to write.
 */
export function deferScripts(
  html: string,
  { startScript, notFoundScript }: Pick<BuildFacts, "startScript" | "notFoundScript">,
  mark: string,
): { html: string; data?: PageFile } {
  const addScript = (page: string, text: string) =>
    replaceOnly(page, /<\/head>/g, () => `${writeScript({ attributes: { nonce: mark }, text })}</head>`);
  const scripts = getScripts(html);
  if (scripts.length === 0) return { html: addScript(html, notFoundScript) };
  const kinds = scripts.map(getKind);
  for (const kind of ["entry", "stream", "end"] as const) {
    const count = kinds.filter((other) => other === kind).length;
    if (count !== 1) throw new Error(`The page has ${count} scripts of the kind '${kind}', not 1.`);
  }
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  if (modules.length === 0) throw new Error("The page names no modules to load ahead.");
  const text = readData(scripts);
  const path = `/assets/page-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.txt`;
  const deferred = mapScripts(html.replaceAll(PRELOAD, ""), (script) =>
    defer(script, { "data-page": path, "data-modules": modules.join(" ") }),
  );
  return { html: addScript(deferred, startScript), data: { path, text } };
}

/** What a script is to React Router: the entry, the stream of the page's data, a text of it, or its end. */
function getKind({ attributes, text }: PageScript) {
  if (attributes.type === "module") return "entry";
  if (text.startsWith(CONTEXT)) return "stream";
  if (text === `${CONTROLLER}close();`) return "end";
  return text.startsWith(CONTROLLER) ? "data" : "other";
}

/** What becomes of a script: the data go, the entry and the stream, which older browsers cannot make, wait. */
function defer(script: PageScript, facts: Record<string, string>): PageScript | undefined {
  const { async: _, ...others } = script.attributes;
  const attributes = { ...others, type: "deferred" };
  switch (getKind(script)) {
    case "entry":
      return { ...script, attributes: { ...attributes, ...facts } };
    case "stream":
      return { ...script, attributes };
    case "other":
      return script;
    default:
      return undefined;
  }
}

/** The data of a page, from the scripts that hold it as the texts of a stream. */
function readData(scripts: PageScript[]): string {
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
