import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { MISSING_VALUES } from "#app/content/prose.server.ts";

/** Elements whose words are code or a visitor's own: in them braces and the names of missing values are meant. */
const CODE = new Set(["CODE", "PRE", "MARK", "TEXTAREA", "SCRIPT", "STYLE"]);

/** Attributes that are shown, read out or given to search engines. */
const READ_ATTRIBUTES = ["alt", "aria-label", "content", "placeholder", "title"];

/** Every text of an element that somebody reads as words. */
function* listTexts(element: HTMLElement): Generator<string> {
  yield* READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) yield node.text.replace(/\s+/g, " ").trim();
    else if (isElement(node) && !CODE.has(node.tagName)) yield* listTexts(node);
  }
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Finds texts that a template has made of a missing value. */
export const findMissingValues = (document: HTMLElement): string[] =>
  [...listTexts(document)].flatMap((text) =>
    MISSING_VALUES.filter((value) => text.includes(value)).map(
      (value) => `shows '${value}' in '${text}': a value is missing, or the word belongs in code`,
    ),
  );

/** Finds names in braces that nothing has filled in. Other words in braces are an address or code that a text shows. */
export const findUnfilledNames = (document: HTMLElement, names: ReadonlySet<string>): string[] =>
  [...listTexts(document)].flatMap((text) =>
    Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name)
      .filter((name) => names.has(name))
      .map((name) => `shows {${name}} in '${text}': nothing fills it in on this page`),
  );
