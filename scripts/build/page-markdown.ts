import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { escapeMarkdown, fenceCode } from "#app/seo/escape-markdown.ts";

/** Navigation, drawings and controls, which only help in a browser. */
const SKIPPED = new Set("nav svg img form input textarea label template script".split(" "));

const BLOCKS = new Set(
  "address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main ol p pre section summary table ul".split(
    " ",
  ),
);

/** The main part of a page as Markdown: its words, facts and links, with absolute addresses. Changes the page's elements. */
export function formatPageMarkdown(document: HTMLElement, address: string): string {
  const main = document.querySelector("main");
  if (!main) throw new Error(`${address} has no main part.`);
  keepWords(main, address);
  return `${[`Source: <${address}>`, ...listBlocks(main)].join("\n\n")}\n`;
}

/** Removes from an element what only helps in a browser, and makes the addresses of its links absolute. */
function keepWords(parent: HTMLElement, address: string, isInCode = parent.rawTagName === "pre"): void {
  // Words about the marks of a listing, and that a link opens a new tab.
  const hasNotes = isInCode || (parent.rawTagName === "a" && parent.hasAttribute("target"));
  parent.childNodes = parent.childNodes.filter(
    (node) => !isElement(node) || !(isBrowserOnly(node) || (hasNotes && node.classList.contains("sr-only"))),
  );
  for (const element of listElements(parent)) {
    const href = element.rawTagName === "a" ? element.getAttribute("href") : undefined;
    if (href !== undefined) element.setAttribute("href", escapeAddress(new URL(href, address).href));
    keepWords(element, address, isInCode || element.rawTagName === "pre");
  }
}

/** Whether an element is a drawing or control, is not shown, or takes the place of a form. */
function isBrowserOnly(element: HTMLElement): boolean {
  if (SKIPPED.has(element.rawTagName)) return true;
  // Decoding all of an element's attributes takes longer, and these have no entities.
  const { hidden, role, "aria-hidden": isDecoration, "data-instead": instead } = element.rawAttributes;
  return (
    (hidden !== undefined && hidden !== "until-found") ||
    isDecoration === "true" ||
    role === "tablist" ||
    instead !== undefined
  );
}

/** An address without the parentheses that would end a link. */
const escapeAddress = (href: string): string => href.replaceAll("(", "%28").replaceAll(")", "%29");

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const isBlock = (node: Node): node is HTMLElement => isElement(node) && BLOCKS.has(node.rawTagName);
const listElements = ({ childNodes }: Node): HTMLElement[] => childNodes.filter(isElement);

/** The blocks in an element. Words between two blocks are a paragraph. */
function listBlocks({ childNodes }: Node): string[] {
  const blocks: string[] = [];
  let words: Node[] = [];
  for (const node of [...childNodes, undefined]) {
    // A button outside of a heading only acts.
    if (node && !isBlock(node) && !(isElement(node) && node.rawTagName === "button")) words.push(node);
    if (node && !isBlock(node)) continue;
    blocks.push(formatParagraph(words), ...(node ? formatBlock(node) : []));
    words = [];
  }
  return blocks.filter((block) => block !== "");
}

function formatBlock(element: HTMLElement): string[] {
  const { rawTagName: name } = element;
  if (/^h\d$/.test(name)) return [`${"#".repeat(Number(name[1]))} ${formatWords(element.childNodes)}`];
  switch (name) {
    case "p":
    case "figcaption":
      return [formatParagraph(element.childNodes)];
    case "pre":
      return [fenceCode(element.textContent.trimEnd())];
    case "blockquote":
      return [listBlocks(element).join("\n\n").replace(/^/gm, "> ").trimEnd()];
    case "ul":
    case "ol":
      return [formatList(element)];
    case "dl":
      return [formatFacts(element)];
    case "table":
      return [formatTable(element)];
    default:
      return listBlocks(element);
  }
}

function formatList(list: HTMLElement): string {
  const start = Number(list.getAttribute("start") ?? 1);
  const items = listElements(list).map((item, index) => {
    const marker = list.rawTagName === "ol" ? `${start + index}. ` : "- ";
    const text = listBlocks(item).join("\n\n");
    return marker + text.replaceAll(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`);
  });
  return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}

/** Terms with what is true of them, one a line. */
const formatFacts = (list: HTMLElement): string =>
  list
    .querySelectorAll("dt, dd")
    .map((part) =>
      part.rawTagName === "dt"
        ? `\n- ${formatWords(part.childNodes).replace(/:$/, "")}:`
        : ` ${(part.childNodes.some(isBlock) ? listBlocks(part).join(" ") : formatWords(part.childNodes)) || "-"}`,
    )
    .join("")
    .trim();

function formatTable(table: HTMLElement): string {
  const [head = [], ...rows] = table
    .querySelectorAll("tr")
    .map((row) => listElements(row).map(({ childNodes }) => formatWords(childNodes)));
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A paragraph that cannot be taken for a list or a heading. */
const formatParagraph = (nodes: Node[]): string =>
  formatWords(nodes).replace(/^(\d*)([-+#.)])(?=\s)/, "$1\\$2");

/** Words with their marks, on one line. */
const formatWords = (nodes: Node[]): string => joinNodes(nodes).replace(/\s+/g, " ").trim();

/** Two elements with nothing between them are apart on the page, so they are apart here. */
function joinNodes(nodes: Node[]): string {
  let words = "";
  let isAfterElement = false;
  for (const node of nodes) {
    const next = formatNode(node);
    if (next === "") continue;
    if (isElement(node) && isAfterElement && !/^[\s.,;:!?)]/.test(next)) words += " ";
    words += next;
    isAfterElement = isElement(node);
  }
  return words;
}

function formatNode(node: Node): string {
  if (!isElement(node)) return node.nodeType === NodeType.TEXT_NODE ? escapeMarkdown(node.text) : "";
  const words = node.rawTagName === "br" ? " " : joinNodes(node.childNodes);
  if (words.trim() === "") return words;
  switch (node.rawTagName) {
    case "a":
      return wrap(words, "[", `](${node.getAttribute("href")})`);
    case "b":
    case "strong":
      return wrap(words, "**", "**");
    case "em":
    case "i":
      return wrap(words, "*", "*");
    case "code":
      return node.text.includes("`") ? `\`\` ${node.text} \`\`` : `\`${node.text}\``;
    default:
      return words;
  }
}

/** Puts marks around words, with the spaces at their ends outside. */
const wrap = (words: string, before: string, after: string): string =>
  words.replace(words.trim(), (inner) => before + inner + after);
