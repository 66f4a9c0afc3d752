import highlighter from "highlight.js/lib/core";
import java from "highlight.js/lib/languages/java";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import { HTMLElement, type Node, parse } from "node-html-parser";
import { readFence } from "./markdown.server.ts";

const LANGUAGES = { java, plaintext, python };
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

/** A line of code as HTML. The indentation is its own element, so that narrow screens can halve it. */
type CodeLine = { html: string; indent: number };

/** Highlights lines of code as HTML with the classes of highlight.js; no element spans two lines. */
export function highlightLines(lines: string[], language: string): CodeLine[] {
  const code = lines.map((line) => line.trimStart()).join("\n");
  const { childNodes } = parse(highlighter.highlight(code, { language }).value);
  const isCode = highlighter.getLanguage(language)?.name !== plaintext(highlighter).name;
  return splitLines(childNodes, isCode).map((html, index) => {
    const line = lines[index] ?? "";
    const indent = line.length - line.trimStart().length;
    return { html: indent > 0 ? `<i>${line.slice(0, indent)}</i>${html}` : html, indent };
  });
}

/** Parts of code that are read as one. */
const WHOLE = ["hljs-comment", "hljs-number", "hljs-string"];

/** The HTML of these nodes, line by line. An element is closed at the end of each line, and opened again. */
const splitLines = (nodes: Node[], hasBreaks: boolean): string[] =>
  nodes
    .map((node) => splitNode(node, hasBreaks))
    .reduce(
      (lines, [first = "", ...rest]) => [...lines.slice(0, -1), `${lines.at(-1)}${first}`, ...rest],
      [""],
    );

const splitNode = (node: Node, hasBreaks: boolean): string[] =>
  node instanceof HTMLElement
    ? splitLines(node.childNodes, hasBreaks && !WHOLE.includes(node.classNames)).map(
        (line) => `<span class="${node.classNames}">${line}</span>`,
      )
    : (hasBreaks ? markBreaks(node.rawText) : node.rawText).split("\n");

/** A line that is too long may break after a parenthesis and before a dot, where a programmer would break it. */
const markBreaks = (code: string): string =>
  code.replaceAll("(", "(<wbr>").replaceAll("(<wbr>)", "()").replaceAll(".", "<wbr>.");

/** A text as HTML: without a language nothing in it is marked. */
const escapeText = (text: string): string => highlighter.highlight(text, { language: "plaintext" }).value;

/** Whether a text aligns its lines as columns: by two or more spaces within a line, twice or more often. */
const hasColumns = (text: string): boolean =>
  text.split("\n").filter((line) => line.trim().includes("  ")).length > 1;

/** Longer lines of data are sentences, which wrap. */
const PHONE_COLUMNS = 41;

const fitsOnPhone = (text: string): boolean => text.split("\n").every((line) => line.length <= PHONE_COLUMNS);

/** A line as an element; what does not fit continues below its beginning. */
const wrapLine = ({ html, indent }: CodeLine): string =>
  indent > 0 ? `<span style="--indent:${indent}">${html}</span>` : `<span>${html}</span>`;

/** The class of a listing: lines of data have no numbers, which would seem to be data too. */
function getKind(
  language: string,
  { file, isCommand, isOutput }: { file: string | undefined; isCommand: boolean; isOutput: boolean },
): string {
  if (!file) return isCommand || isOutput ? `listing-${language}` : "listing-part";
  if (language === "text") return "listing-data";
  return language === "diff" ? "listing-file listing-diff" : "listing-file";
}

/**
 * The HTML of a code block. Its fence may name a language, and a whole file by `file=name`, whose lines are then
 * numbered. `run`, `fails` and `output` say how it is tested, and are not shown.
 */
export function formatListing({ lang, text }: { lang?: string; text: string }): string {
  const { language, file, isCommand, isOutput } = readFence(lang);
  const lines = highlightLines(text.split("\n"), highlighter.getLanguage(language) ? language : "plaintext");
  const code = lines.map(wrapLine).join("\n");
  const isTable = hasColumns(text) && (!file || (language === "text" && fitsOnPhone(text)));
  const table = isTable ? " listing-table" : "";
  const kind = getKind(language, { file, isCommand, isOutput });
  const name = escapeText(file ?? "");
  const label = name || (isCommand ? "Command" : isOutput ? "Output" : "Code");
  // A region that scrolls must be reachable by keyboard.
  return `<figure class="listing ${kind}${table}">${file ? `<figcaption>${name}</figcaption>` : ""}<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>\n`;
}
