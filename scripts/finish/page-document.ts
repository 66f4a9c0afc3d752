import { Parser } from "htmlparser2";
import { START_PARTS, type StartPart } from "#app/browser/start-parts.ts";
import { splitWords } from "./stylesheet.ts";

/** An element that the steps look at: what it says, and its place in the page, from its first character to behind its last. */
export type PageElement = {
  name: string;
  attributes: Record<string, string>;
  /** What stands between its tags. */
  text: string;
  start: number;
  end: number;
  /** What stands in its place in the published page; undefined as long as nothing has changed it. */
  replacement?: string;
};

/** A page as the steps see it, parsed once, its elements in order; what they do not change stays as it was rendered. */
export type PageDocument = {
  html: string;
  elements: PageElement[];
  /** Names of all elements, their classes with a dot before them, and the custom properties of their style attributes. */
  styleNames: Set<string>;
  /** What its start script must be able to do. */
  startParts: Set<StartPart>;
};

const READ = new Set(["head", "link", "meta", "script"]);

/**
 * Parses a page.
 * @throws Error when it holds a script that the parser does not see as one, so that none is overlooked.
 */
export function parsePage(html: string): PageDocument {
  const elements: PageElement[] = [];
  const open: PageElement[] = [];
  const styleNames = new Set<string>();
  // Most elements say the same as others.
  const [classes, styles] = [new Set<string>(), new Set<string>()];
  const startParts = new Set<StartPart>();
  const parser = new Parser({
    onopentag(name, attributes) {
      styleNames.add(name);
      if (attributes.class) classes.add(attributes.class);
      if (attributes.style) styles.add(attributes.style);
      const part = attributes["data-starts"];
      if (part) startParts.add(readPart(part));
      if (!READ.has(name)) return;
      const element = { name, attributes, text: "", start: parser.startIndex, end: parser.endIndex + 1 };
      elements.push(element);
      open.push(element);
    },
    onclosetag(name) {
      if (!READ.has(name)) return;
      const element = open.pop();
      if (!element) return;
      element.text = html.slice(element.end, Math.max(element.end, parser.startIndex));
      element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  checkScripts(html, elements);
  for (const word of [...classes].flatMap((value) => value.split(/\s+/))) styleNames.add(`.${word}`);
  for (const word of [...styles].flatMap(splitWords)) if (word.startsWith("--")) styleNames.add(word);
  return { html, elements, styleNames, startParts };
}

function readPart(name: string): StartPart {
  const part = START_PARTS.find((known) => known === name);
  if (!part) throw new Error(`The start script has no part '${name}', which data-starts asks for.`);
  return part;
}

/** A browser must read the same scripts as the parser: none in a comment, within another, or without an end. */
function checkScripts(html: string, elements: PageElement[]): void {
  const scripts = elements.filter(({ name }) => name === "script");
  const named = html.match(/<script/gi)?.length ?? 0;
  if (named !== scripts.length)
    throw new Error(`The page names ${named} scripts, of which ${scripts.length} can be read.`);
  for (const { start, end, text } of scripts)
    if (text.includes("<!--") || html.slice(end - "</script>".length, end) !== "</script>")
      throw new Error(`The script ${html.slice(start, start + 90)} has no plain end.`);
}

/** The page with what the steps have changed. */
export function printPage({ html, elements }: PageDocument): string {
  const parts: string[] = [];
  let place = 0;
  for (const { start, end, replacement } of elements) {
    if (replacement === undefined) continue;
    parts.push(html.slice(place, start), replacement);
    place = end;
  }
  parts.push(html.slice(place));
  return parts.join("");
}

/**
 * The one element that a test names.
 * @throws Error when there is none, or more than one.
 */
export function getOnly(
  page: PageDocument,
  what: string,
  test: (element: PageElement) => boolean,
): PageElement {
  const found = page.elements.filter((element) => !isRemoved(element) && test(element));
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`The page has ${found.length} of ${what}, not 1.`);
  return element;
}

/** The scripts of a page that a browser would run, in their order; structured data is none. */
export const getScripts = ({ elements }: PageDocument): PageElement[] =>
  elements.filter(
    (element) =>
      element.name === "script" && element.attributes.type !== "application/ld+json" && !isRemoved(element),
  );

/** An element as it stands in the page. */
export const printElement = ({ html }: PageDocument, { start, end, replacement }: PageElement): string =>
  replacement ?? html.slice(start, end);

/** Gives a script other attributes. */
export function changeScript(script: PageElement, attributes: Record<string, string>): void {
  script.attributes = attributes;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  script.replacement = `<script${written.join("")}>${script.text}</script>`;
}

/** Takes an element out of the page. */
export const removeElement = (element: PageElement): void => {
  element.replacement = "";
};

const isRemoved = ({ replacement }: PageElement): boolean => replacement === "";

/** Writes a script at the end of the head. */
export function addHeadScript(page: PageDocument, attributes: Record<string, string>, text: string): void {
  const head = getOnly(page, "heads", ({ name }) => name === "head");
  const place = head.end - "</head>".length;
  const script: PageElement = { name: "script", attributes, text, start: place, end: place };
  changeScript(script, attributes);
  page.elements.push(script);
  page.elements.sort((a, b) => a.start - b.start);
}

const escapeValue = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
