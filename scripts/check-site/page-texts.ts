import { HTMLElement, NodeType } from "node-html-parser";

/** What a template makes of a value that is missing. */
const MISSING_VALUES = ["undefined", "NaN", "[object"];

/** Elements whose words are code or a visitor's own: in them braces and the names of missing values are meant. */
const CODE = new Set(["CODE", "PRE", "MARK", "TEXTAREA", "SCRIPT", "STYLE"]);

/** Attributes that visitors see or hear, or that search engines read. */
export const READ_ATTRIBUTES = ["alt", "aria-label", "content", "placeholder", "title"];

/** Every text of an element that somebody reads as words. */
function* listTexts(element: HTMLElement): Generator<string> {
  yield* READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) yield node.text.replace(/\s+/g, " ").trim();
    else if (node instanceof HTMLElement && !CODE.has(node.tagName)) yield* listTexts(node);
  }
}

/** The words around a place of a text, by which an editor finds it. */
const quoteAround = (text: string, place: number): string =>
  text.slice(Math.max(0, place - 60), place + 60).trim();

/** Finds words that a template makes of a missing value, or that an editor has written outside code. */
export const findMissingValues = (document: HTMLElement): string[] =>
  [...listTexts(document)].flatMap((text) =>
    MISSING_VALUES.filter((value) => text.includes(value)).map(
      (value) =>
        `shows '${value}' in '${quoteAround(text, text.indexOf(value))}': if an editor wrote this word, use another one or mark it as code in Markdown; otherwise a value is missing`,
    ),
  );

/** Finds names in braces that nothing has filled in. Other words in braces are an address or code that a text shows. */
export const findUnfilledNames = (document: HTMLElement, names: ReadonlySet<string>): string[] =>
  [...listTexts(document)].flatMap((text) =>
    Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name)
      .filter((name) => names.has(name))
      .map((name) => `shows {${name}} in '${text}': nothing fills it in on this page: remove it`),
  );
