import { Lexer } from "marked";
import { parse } from "node-html-parser";
import { straightenQuotes } from "#app/text/typography.ts";
import { type Problem, shorten } from "./finding.ts";
import { checkNames } from "./names.server.ts";
import { splitAtCode } from "./render-body.server.ts";
import type { FieldMeta } from "./schema-meta.server.ts";
import { findStrayMarkup } from "./stray-markup.server.ts";

/** Checks the names in braces of a text that visitors read, and warns of marks that it would show. */
export function adviseOnProse(
  text: string,
  { names, isVerbatim, hasCode }: FieldMeta,
  everywhere: readonly string[],
): Problem[] {
  if (!names) return [];
  const prose = hasCode ? hideCode(text) : text;
  const mark =
    findMarkup(prose) ?? findBlock(prose) ?? findStrayMarkup(prose) ?? findOddQuote(prose, isVerbatim);
  return [...checkNames(text, [...everywhere, ...names], isVerbatim || hasCode), ...(mark ? [mark] : [])];
}

/** A text with a word instead of each piece of code, because code may have any character. */
const hideCode = (text: string): string =>
  splitAtCode(text)
    .map(({ type, raw }) => (type === "codespan" ? "code" : raw))
    .join("");

/** Markup that a plain text would show as characters. The parser runs only on texts with the characters of `has`. */
const INLINE_MARKDOWN = [
  { type: "link", has: "](" },
  { type: "codespan", has: "`" },
  { type: "strong", has: "**" },
  { type: "em", has: "*" },
  { type: "em", has: "_" },
  { type: "del", has: "~" },
  { type: "html", has: "<" },
];

/** Whether a text has an entity of HTML, such as &nbsp; or &amp;. */
const hasEntity = (text: string): boolean => /&[#\w]+;/.test(text) && parse(text).text !== text;

/** Blocks of Markdown, by what they begin with: a list, a heading, a quotation. */
const BLOCKS = ["list", "heading", "blockquote"];

/** Finds a text that is meant to be a block of Markdown, or is shown with the dash of a list. */
function findBlock(text: string): Problem | undefined {
  const [mark = ""] = text.split(" ", 1);
  const [token] = /^[\p{L}'"{]/u.test(text) ? [] : Lexer.lex(text);
  if (!(token && BLOCKS.includes(token.type)) && mark !== "–" && mark !== "—") return undefined;
  const fix = "remove it: this text is shown as it is, and an entry of a list has its mark by itself";
  return { found: `'${mark}' before '${shorten(text.slice(mark.length))}'`, fix, severity: "warning" };
}

/** Finds an unpaired quotation mark at either end of a text, or a pair around all of it. Code may have any. */
function findOddQuote(text: string, isVerbatim = false): Problem | undefined {
  const straight = straightenQuotes(text);
  const [opens, closes] = [straight.startsWith('"'), straight.endsWith('"')];
  if (isVerbatim || !(opens || closes)) return undefined;
  const count = straight.split('"').length - 1;
  const isAround = opens && closes && count === 2;
  if (!isAround && count % 2 === 0) return undefined;
  const found = `${isAround ? "quotation marks around" : "a quotation mark without its other one in"} ${shorten(text)}`;
  const fix = isAround
    ? "remove them, unless these are someone's words"
    : "remove it, or write the other one";
  return { found, fix, severity: "warning" };
}

/** Finds Markdown or HTML in a text that is shown as it is, unless it is in quotation marks. */
function findMarkup(text: string): Problem | undefined {
  // Nothing is emphasised by a low line within a word.
  if (!/\]\(|[`*~<&]|(?<!\w)_/.test(text)) return undefined;
  const possible = INLINE_MARKDOWN.filter(({ has }) => text.includes(has));
  const tokens = possible.length > 0 ? Lexer.lexInline(text) : [];
  const index = tokens.findIndex(
    ({ type, raw }) => possible.some((one) => one.type === type) && /[\p{L}\p{N}]/u.test(raw),
  );
  const token = tokens[index];
  if (token && !/['"‘“]$/.test(tokens[index - 1]?.raw ?? "")) {
    const isHtml = token.type === "html";
    return {
      found: `${isHtml ? "HTML" : "Markdown"}, '${token.raw}'`,
      fix: "remove these characters: this text is shown as it is. If visitors should see them, put them in quotation marks",
      // Asterisks and underscores may be meant.
      ...(isHtml ? {} : { severity: "warning" as const }),
    };
  }
  if (!hasEntity(text)) return undefined;
  const fix = "write the character itself: this text is shown as it is, so visitors would see the code";
  return { found: `a code of HTML in '${shorten(text)}'`, fix };
}
