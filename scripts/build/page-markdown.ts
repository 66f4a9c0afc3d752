import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import TurndownService from "turndown";
import { escapeMarkdown, fenceCode } from "#app/seo/escape-markdown.ts";
import { escapeXml } from "#app/text/xml.ts";

/** The main part of a page as Markdown: its words, facts and links, with absolute addresses. */
export function formatPageMarkdown(document: HTMLElement, address: string): string {
  const main = document.querySelector("main");
  if (!main) throw new Error(`${address} has no main part.`);
  const words = converter.turndown(keepWords(main, address));
  // Markdown is not laid out, and is searched for words with plain spaces.
  const text = words.replaceAll("\u00A0", " ");
  // In an item of a list the empty lines are indented, too.
  return `Source: <${address}>\n\n${text.replace(/^ +$/gm, "")}\n`;
}

const converter = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "*",
  br: "",
});
// The package's own escaping leaves out pipes, tags, character references and some numbers.
converter.escape = (text) =>
  escapeMarkdown(text)
    .replace(/^(\s*)([-+=#]+)(?=\s|$)/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2");
converter.addRule("listing", {
  filter: "pre",
  replacement: (_, { textContent }) => `\n\n${fenceCode(textContent)}\n\n`,
});
converter.addRule("deletion", { filter: "del", replacement: (words) => `~~${words}~~` });
converter.addRule("cell", {
  filter: ["td", "th"],
  // Pipes in code are not escaped yet.
  replacement: (words) =>
    ` ${words
      .trim()
      .replace(/\s+/g, " ")
      .replace(/(?<!\\)\|/g, "\\|")} |`,
});
converter.addRule("row", {
  filter: "tr",
  replacement: (cells, row) =>
    `\n|${cells}${row.previousElementSibling ? "" : `\n|${" --- |".repeat(row.children.length)}`}`,
});
converter.addRule("table", { filter: "table", replacement: (rows) => `\n\n${rows.trim()}\n\n` });

/** The words of an element as plain HTML. Two elements with nothing between them are apart on the page, so they are apart here. */
function keepWords(parent: HTMLElement, address: string): string {
  let words = "";
  let isAfterElement = false;
  for (const node of parent.childNodes) {
    const kept = node instanceof HTMLElement ? keepElement(node, address) : getRawText(node);
    if (kept === "") continue;
    if (node instanceof HTMLElement && isAfterElement && !/^[\s.,;:!?)]/.test(node.text)) words += " ";
    words += kept;
    isAfterElement = node instanceof HTMLElement;
  }
  return words;
}

/** The text of a node that is no element; comments have none. */
const getRawText = (node: Node): string => (node.nodeType === NodeType.TEXT_NODE ? node.rawText : "");

/** An element without what only helps in a browser, with absolute addresses. */
function keepElement(element: HTMLElement, address: string): string {
  if (isBrowserOnly(element)) return "";
  const { rawTagName: name, rawAttributes } = element;
  switch (name) {
    case "pre":
      return `<pre>${escapeXml(getCode(element).trimEnd())}</pre>`;
    case "dl":
      return `<ul>${listTerms(element, address)}</ul>`;
    case "a":
      return `<a href="${escapeXml(new URL(element.getAttribute("href") ?? "", address).href)}">${keepWords(element, address)}</a>`;
    // The first row becomes the head of the table, whatever part it is in.
    case "thead":
    case "tbody":
    case "button":
      return keepWords(element, address);
    default:
      return `<${name}${rawAttributes.start ? ` start="${rawAttributes.start}"` : ""}>${keepWords(element, address)}</${name}>`;
  }
}

const SKIPPED = new Set("nav svg img form input textarea label template script".split(" "));

/** Whether an element is a drawing or control, is not shown, or takes the place of a form. */
function isBrowserOnly(element: HTMLElement): boolean {
  if (SKIPPED.has(element.rawTagName)) return true;
  // The words of some headings are in a button that opens what follows, and a term with a tooltip is a button.
  if (element.rawTagName === "button") return !element.closest("h1, h2, h3, h4, [data-tooltip]");
  // Decoding all of an element's attributes takes longer, and these have no entities.
  const {
    class: classes,
    hidden,
    role,
    "aria-hidden": isDecoration,
    "data-instead": instead,
  } = element.rawAttributes;
  return (
    (hidden !== undefined && hidden !== "until-found") ||
    isDecoration === "true" ||
    role === "img" ||
    role === "tablist" ||
    instead !== undefined ||
    (classes === "sr-only" && isRepetition(element))
  );
}

/** Whether hidden words announce a new tab, or repeat the head of their row. */
const isRepetition = (element: HTMLElement): boolean =>
  element.parentNode?.hasAttribute("target") === true ||
  element.closest("tr")?.querySelector("th[scope=row]") != null;

/** The text of a listing, without words about its marks and links to corrections. */
function getCode(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.nodeType === NodeType.TEXT_NODE ? node.text : "";
  if (node.rawTagName === "a" || node.rawAttrs.includes("sr-only")) return "";
  return node.childNodes.map(getCode).join("");
}

/** Terms with what is true of them, as items of a list: 'Weeks: 14'. */
function listTerms(list: HTMLElement, address: string): string {
  const terms: { term: HTMLElement; descriptions: string[] }[] = [];
  for (const part of list.querySelectorAll("dt, dd"))
    if (part.rawTagName === "dt") terms.push({ term: part, descriptions: [] });
    else terms.at(-1)?.descriptions.push(keepWords(getOnlyParagraph(part) ?? part, address));
  return terms
    .map(({ term, descriptions: [first = "", ...others] }) => {
      const words = keepWords(term, address);
      const end = /[.:?!]\s*$/.test(parse(words).text) ? " " : ": ";
      const all =
        others.length > 0 ? `<ul>${[first, ...others].map((one) => `<li>${one}</li>`).join("")}</ul>` : first;
      return `<li>${words}${end}${all}</li>`;
    })
    .join("");
}

/** The paragraph that an element consists of. */
function getOnlyParagraph({ childNodes: [only, ...others] }: HTMLElement): HTMLElement | undefined {
  return only && others.length === 0 && only instanceof HTMLElement && only.rawTagName === "p"
    ? only
    : undefined;
}
