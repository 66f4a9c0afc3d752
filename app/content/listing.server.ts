import highlighter from "highlight.js/lib/core";
import java from "highlight.js/lib/languages/java";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import { HTMLElement, type Node, parse } from "node-html-parser";
import { readFence } from "./markdown.server.ts";

const LANGUAGES = { java, plaintext, python };
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

type Language = keyof typeof LANGUAGES;

/** Highlights lines of code as HTML with the classes of highlight.js; no element spans two lines. */
export const highlightLines = (lines: string[], language: Language): string[] =>
  splitLines(parse(highlighter.highlight(lines.join("\n"), { language }).value).childNodes);

/** The HTML of these nodes, line by line. An element is closed at the end of each line, and opened again. */
const splitLines = (nodes: Node[]): string[] =>
  nodes
    .map(splitNode)
    .reduce(
      (lines, [first = "", ...rest]) => [...lines.slice(0, -1), `${lines.at(-1)}${first}`, ...rest],
      [""],
    );

const splitNode = (node: Node): string[] =>
  node instanceof HTMLElement
    ? splitLines(node.childNodes).map((line) => `<span class="${node.classNames}">${line}</span>`)
    : node.rawText.split("\n");

/** A text as HTML: without a language nothing in it is marked. */
const escapeText = (text: string): string => highlighter.highlight(text, { language: "plaintext" }).value;

const isHighlighted = (language: string): language is Language => Object.hasOwn(LANGUAGES, language);

/** Whether an output aligns its lines as columns: by two or more spaces within a line, twice or more often. */
const hasColumns = (text: string): boolean =>
  text.split("\n").filter((line) => line.trim().includes("  ")).length > 1;

/** How many spaces a line begins with: what does not fit on a screen continues below them. */
export const getIndent = (line: string): number => line.length - line.trimStart().length;

/** A line of a file as an element that knows its indentation. */
const wrapLine = (html: string, indent: number): string =>
  indent > 0 ? `<span style="--indent:${indent}">${html}</span>` : `<span>${html}</span>`;

/**
 * The HTML of a code block. Its fence may name a language, and a whole file by `file=name`, whose lines are then
 * numbered; `run`, `fails` and `output` say how it is tested, and are not shown.
 */
export function formatListing({ lang, text }: { lang?: string; text: string }): string {
  const { language, file, isCommand, isOutput } = readFence(lang);
  const source = text.split("\n");
  const lines = highlightLines(source, isHighlighted(language) ? language : "plaintext");
  const code = (
    file ? lines.map((line, index) => wrapLine(line, getIndent(source[index] ?? ""))) : lines
  ).join("\n");
  const kind = file ? "listing-file" : isCommand || isOutput ? `listing-${language}` : "listing-part";
  const table = isOutput && hasColumns(text) ? " listing-table" : "";
  const name = escapeText(file ?? "");
  const label = name || (isCommand ? "Command" : isOutput ? "Output" : "Code");
  // A region that scrolls must be reachable by keyboard.
  return `<figure class="listing ${kind}${table}">${file ? `<figcaption>${name}</figcaption>` : ""}<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>\n`;
}
