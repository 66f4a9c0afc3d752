import { type HTMLElement, parse } from "node-html-parser";

/** A page as the steps see it; they change it in place. */
export type PageDocument = HTMLElement;

/**
 * Parses a page.
 * @throws Error when the parser would not give the page back as it was.
 */
export function parsePage(html: string): PageDocument {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
  });
  if (withoutSlashes(page.toString()) !== withoutSlashes(html))
    throw new Error("The HTML parser does not give the page back as it was.");
  return page;
}

/** Void elements are written without the slash that React gives them. */
const withoutSlashes = (html: string): string => html.replaceAll("/>", ">");

/**
 * The one element that matches.
 * @throws Error when there is none, or more than one.
 */
export function getOnly(page: PageDocument, selector: string): HTMLElement {
  const found = page.querySelectorAll(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}, not 1.`);
  return element;
}

/** The scripts of a page that a browser would run; structured data is none. */
export const getScripts = (page: PageDocument): HTMLElement[] =>
  page.querySelectorAll("script").filter((script) => script.getAttribute("type") !== "application/ld+json");
