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
  const isCode = highlighter.getLanguage(language) !== highlighter.getLanguage("plaintext");
  return splitLines(childNodes, isCode ? markBreaks : keepWords).map((html, index) => {
    const line = lines[index] ?? "";
    const indent = line.length - line.trimStart().length;
    return { html: indent > 0 ? `<i>${line.slice(0, indent)}</i>${html}` : html, indent };
  });
}

/** Sets where a text may break. */
type SetBreaks = (text: string) => string;

/** Lets a text break at its spaces. */
const keepText: SetBreaks = (text) => text;

/** Words that stay whole: longer ones may not fit on a phone. */
const WHOLE_WORD = 24;

/** Lets no word of a text break at its hyphens, nor before or after a quote that encloses spaces. */
const keepWords: SetBreaks = (text) => text.split("\n").map(keepWordsOfLine).join("\n");

function keepWordsOfLine(line: string): string {
  const words = line.split(" ");
  const isQuote = (word: string | undefined) => word !== undefined && QUOTES.includes(word);
  if (words.length > 1 && isQuote(words[0])) words.splice(0, 2, `${words[0]} ${words[1]}`);
  if (words.length > 1 && isQuote(words.at(-1))) words.splice(-2, 2, words.slice(-2).join(" "));
  const isWhole = (word: string) => /[- ]/.test(word) && parse(word).text.length <= WHOLE_WORD;
  return words.map((word) => (isWhole(word) ? `<span class="whole">${word}</span>` : word)).join(" ");
}

/** Quotes of strings, as HTML has them. */
const QUOTES = ["&quot;", "&#x27;"];

/** Parts of code that are read as one. */
const WHOLE: Record<string, SetBreaks> = {
  "hljs-comment": keepText,
  "hljs-number": keepText,
  "hljs-string": keepWords,
};

/** The HTML of these nodes, line by line. An element is closed at the end of each line, and opened again. */
const splitLines = (nodes: Node[], setBreaks: SetBreaks): string[] =>
  nodes
    .map((node) => splitNode(node, setBreaks))
    .reduce(
      (lines, [first = "", ...rest]) => [...lines.slice(0, -1), `${lines.at(-1)}${first}`, ...rest],
      [""],
    );

const splitNode = (node: Node, setBreaks: SetBreaks): string[] =>
  node instanceof HTMLElement
    ? splitLines(node.childNodes, WHOLE[node.classNames] ?? setBreaks).map(
        (line) => `<span class="${node.classNames}">${line}</span>`,
      )
    : setBreaks(node.rawText).split("\n");

/** A line that is too long may break after a parenthesis and before a dot, where a programmer would break it. */
const markBreaks: SetBreaks = (code) =>
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
 * The HTML of a code block. Its fence may name the language, and with `file=name` a whole file, whose lines are
 * numbered. Words for its test are not shown.
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
