import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import type { BuildFacts } from "./finish-page.ts";
import { getOnly, getScripts, type PageDocument } from "./page-document.ts";

/** A file that belongs to a page. */
export type PageFile = { path: string; text: string };

const CONTEXT = "window.__reactRouterContext = ";
const CONTROLLER = "window.__reactRouterContext.streamController.";

/**
 * Lets the scripts of a page wait for the start script, and moves the page's data, which repeats its words, into a
 * file that the start script asks for. The elements that hydration expects stay, in their order.
 * A page without scripts is that for unknown addresses, which has a small one of its own.
 * @returns the file of the data; undefined for a page without scripts.
 * @throws Error when the scripts are not those that React Router is known to write.
 */
export function deferScripts(
  page: PageDocument,
  { startScript, notFoundScript }: Pick<BuildFacts, "startScript" | "notFoundScript">,
  mark: string,
): PageFile | undefined {
  const isAlone = getScripts(page).length === 0;
  const addScript = (code: string) =>
    getOnly(page, "head").insertAdjacentHTML("beforeend", `<script nonce="${mark}">${code}</script>`);
  if (isAlone) {
    addScript(notFoundScript);
    return undefined;
  }
  const modules = page.querySelectorAll('link[rel="modulepreload"]').map((preload) => {
    preload.remove();
    return preload.getAttribute("href") ?? "";
  });
  if (modules.length === 0) throw new Error("The page names no modules to load ahead.");
  const text = takeData(page);
  const path = `/assets/page-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.txt`;
  const entry = getOnly(page, 'script[type="module"]');
  entry.removeAttribute("async");
  entry.setAttribute("type", "deferred");
  entry.setAttribute("data-page", path);
  entry.setAttribute("data-modules", modules.join(" "));
  getContext(page).setAttribute("type", "deferred");
  addScript(startScript);
  return { path, text };
}

/** The script that makes the stream of the page's data; older browsers cannot run it. */
function getContext(page: PageDocument): HTMLElement {
  const [context, second] = getScripts(page).filter(({ innerHTML }) => innerHTML.startsWith(CONTEXT));
  if (!context || second) throw new Error("The page has not one script that makes the stream of its data.");
  return context;
}

/** Takes the scripts that hold the page's data, as the texts of a stream, out of the page. */
function takeData(page: PageDocument): string {
  const parts = getScripts(page).filter((script) => script.innerHTML.startsWith(CONTROLLER));
  const [end, ...texts] = parts.toReversed();
  if (end?.innerHTML !== `${CONTROLLER}close();`) throw new Error("The page's data has no end.");
  const data = texts.toReversed().map(({ innerHTML }) => {
    const call = innerHTML.slice(CONTROLLER.length);
    if (!call.startsWith("enqueue(") || !call.endsWith(");")) throw new Error(`Unknown data: ${innerHTML}`);
    return JSON.parse(call.slice("enqueue(".length, -");".length)) as string;
  });
  for (const script of parts) script.remove();
  const text = data.join("");
  if (text === "") throw new Error("The page's data is empty.");
  return text;
}
