import { type MarkedToken, marked, type Token } from "marked";
import { getBasePath } from "./base-path.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type CopyValues, fillCopy, unescapeBraces } from "./fill-copy.ts";
import { type Finding, isFault } from "./finding.ts";
import { placeAddress } from "./place-address.ts";
import { type Advice, adviseOnProse } from "./prose.server.ts";

/** A link with its line. */
type PlacedLink = { href: string; line: number };

/** A Markdown body: its HTML (empty if it has faults), its links to pages, its headings and its findings. */
export type Markdown = {
  html: string;
  links: PlacedLink[];
  /** Its largest headings, in order. */
  headings: { title: string; line: number }[];
  findings: Finding[];
};

/** How a body is turned into HTML. */
export type MarkdownOptions = {
  /** Names that its prose may hold in braces; without them nothing is filled in and prose is not checked. */
  names?: BodyNames;
  /** Level of its largest headings. */
  level?: 2 | 3;
  /** The HTML of a code block; `lang` is all that stands behind its fence. */
  formatCode?: (code: { lang?: string; text: string }) => string;
};

/** Names that a body may hold in braces: their values, and all names, also those whose value could not be read. */
export type BodyNames = { values: CopyValues; known: string[] };

/**
 * Turns the Markdown body of a content file into HTML. Bodies are not trusted: raw HTML and unsafe links are faults.
 * Names in braces are filled in, but not in code.
 */
export function readMarkdown(
  file: ContentFile,
  field: string,
  { names, level = 3, formatCode }: MarkdownOptions,
): Markdown {
  const finding = (line: number, { found, fix, severity }: Advice): Finding => ({
    file: file.file,
    line,
    field,
    found: found.length > 90 ? `${found.slice(0, 87)}...` : found,
    fix,
    ...(severity ? { severity } : {}),
  });
  try {
    const tokens = marked.lexer(file.body);
    const placed = [...walkLines(tokens, file.bodyLine)];
    const findings = placed.flatMap(({ token, line, isQuoted }) => {
      const fault = findFault(token, level);
      const prose = isQuoted || !names ? [] : adviseOnToken(token, line, names.known);
      hideUnpublished(token);
      if (names && isText(token)) token.text = unescapeBraces(fillCopy(token.text, names.values));
      return [...(fault ? [finding(line, fault)] : []), ...prose.map(([at, advice]) => finding(at, advice))];
    });
    const links = placed.flatMap(({ token, line }) =>
      token.type === "link" && /^([/#]|https:)/.test(token.href)
        ? [{ href: token.href as string, line }]
        : [],
    );
    const headings = placed.flatMap(({ token, line }) =>
      token.type === "heading" && token.depth === level ? [{ title: token.text as string, line }] : [],
    );
    for (const { token } of placed)
      if (token.type === "link") token.href = placeAddress(token.href, getBasePath());
    const renderer = new marked.Renderer();
    if (formatCode) renderer.code = formatCode;
    const html = findings.some(isFault) ? "" : marked.parser(tokens, { ...marked.defaults, renderer }).trim();
    return { html, links, headings, findings };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const fix = "write fewer lists or quotes inside each other";
    return refuseBody(finding(file.bodyLine, { found: "Markdown that is nested too deep", fix }));
  }
}

/** A body that cannot be shown, with the reason. */
export const refuseBody = (finding: Finding): Markdown => ({
  html: "",
  links: [],
  headings: [],
  findings: [finding],
});

/** Whether a token is text without inner tokens. */
const isText = (token: Token): token is Token & { text: string } =>
  token.type === "text" && !("tokens" in token && token.tokens);

/** Checks the prose of a token line by line. */
const adviseOnToken = (token: Token, line: number, known: string[]): [number, Advice][] =>
  isText(token)
    ? token.text
        .split("\n")
        .flatMap((text, index) =>
          adviseOnProse(text, { known }).map((advice): [number, Advice] => [line + index, advice]),
        )
    : [];

/** Every token with the line on which it begins, and whether it belongs to a quotation. */
function* walkLines(
  tokens: Token[],
  line: number,
  within?: string,
  isQuoted = false,
): Generator<{ token: Token; line: number; isQuoted: boolean }> {
  let [at, end] = [line, 0];
  for (const token of tokens) {
    // The parent has removed parts of its inner tokens, such as the dashes of a list.
    const start = within === undefined ? 0 : Math.max(within.indexOf(token.raw, end), end);
    if (within !== undefined) at += countLines(within.slice(end, start));
    yield { token, line: at, isQuoted };
    const quoted = isQuoted || token.type === "blockquote";
    for (const inner of getInner(token as MarkedToken)) yield* walkLines(inner, at, token.raw, quoted);
    at += countLines(token.raw);
    end = start + token.raw.length;
  }
}

const countLines = (text: string): number => text.split("\n").length - 1;

function getInner(token: MarkedToken): Token[][] {
  if (token.type === "list") return token.items.map((item) => [item]);
  if (token.type === "table") return [token.header, ...token.rows].flat().map((cell) => cell.tokens);
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}

/** Links that are safe: https, an email, a phone number, a path of this site, a heading of this page. */
const SAFE_LINK = /^(https:\/\/[^/\\\s]|mailto:[^\s]|tel:\+?[\d-]|\/(?![/\\])|#)[^\s\\]*$|^\/$/;

/** A browser decodes entities in an address, so that they could hide another one. */
const ENTITY = /&(#|\w+;)/;

/** A comment, which editors use for notes. */
const COMMENT = /^<!--(?:(?!-->)[\s\S])*-->\s*$/;

/** Whether a token is a bare http address, which Markdown would link. */
const isBareAddress = ({ type, raw }: Token): boolean => type === "link" && raw.startsWith("http://");

/** Removes comments, and turns bare http addresses into text. */
function hideUnpublished(token: Token): void {
  const isBlock = "block" in token && token.block === true;
  if (token.type === "html" && COMMENT.test(token.raw))
    Object.assign(token, isBlock ? { type: "space" } : { type: "text", text: "" });
  else if (isBareAddress(token)) Object.assign(token, { type: "text", text: token.raw, tokens: undefined });
}

/** Whether a block of code lacks its closing fence. */
function isOpenFence(raw: string): boolean {
  const [, fence = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  const last = raw.trimEnd().split("\n").slice(1).at(-1) ?? "";
  return fence !== "" && !(last.trim().startsWith(fence) && /^ {0,3}([`~])\1*$/.test(last));
}

/** Whether a row of a table has more cells than its head; Markdown drops them, also those that code with a | makes. */
function hasTooManyCells(raw: string): boolean {
  const [head = 0, ...rows] = raw
    .trim()
    .split("\n")
    .map(
      (row) =>
        row
          .replaceAll("\\|", "")
          .replace(/^\s*\||\|\s*$/g, "")
          .split("|").length,
    );
  return rows.some((cells) => cells > head);
}

/** What keeps a token from being published, or seems to be a mistake. */
function findFault(unknown: Token, level: 2 | 3): Advice | undefined {
  const token = unknown as MarkedToken;
  if (token.type === "code" && isOpenFence(token.raw))
    return {
      found: "a block of code that is never closed",
      fix: "write its first signs (```) once more, on a line of their own under its last line",
    };
  if (token.type === "html" && COMMENT.test(token.raw)) return undefined;
  if (isBareAddress(token)) return undefined;
  if (token.type === "html")
    return {
      found: token.raw.trim(),
      fix: "write Markdown: HTML is not published (a '<' of the text is '\\<')",
    };
  if (token.type === "link" && token.raw.startsWith("[^"))
    return { found: `the footnote ${token.raw}`, fix: "footnotes are not shown: say it in the sentence" };
  if (token.type === "link" && (!SAFE_LINK.test(token.href) || ENTITY.test(token.href)))
    return {
      found: `a link to '${token.href}'`,
      fix: /^(?:http:\/\/)?www\.\S+$/.test(token.href)
        ? `write https://${token.href.replace("http://", "")}`
        : "write an address that begins with https://, mailto:, tel:, / or #, without blanks and entities",
    };
  if (token.type === "image")
    return { found: `the image '${token.href}'`, fix: "remove it: descriptions have no images" };
  if (token.type === "heading" && (token.depth < level || token.depth > 3))
    return {
      found: `the heading '${token.text}' of level ${token.depth}`,
      fix: `begin headings with ${level === 2 ? "## or ###" : "###"}: ${token.depth < level ? "the page has the larger ones" : "smaller ones are not used"}`,
    };
  if (token.type === "heading" && token.text.trim() === "")
    return { found: "a heading without words", fix: "write them behind its last #, or remove it" };
  if (token.type === "code" && token.codeBlockStyle === "indented")
    return {
      found: "lines behind four blanks, which are shown as code",
      fix: "remove the blanks; if it is code, write ``` on a line above it and on one below it",
      severity: "warning",
    };
  if (token.type === "table" && hasTooManyCells(token.raw))
    return {
      found: "a row of a table with more cells than its head, which are not shown",
      fix: "write \\| for a sign | in a cell, or give the head another cell",
    };
  if (token.type === "list" && token.items.some(({ task }) => task))
    return { found: "a list with boxes ([ ] or [x])", fix: "remove the boxes: nobody can tick them" };
  return undefined;
}
