import { createRequire } from "node:module";
import type { Document, ErrorCode, Node, Scalar, YAMLError } from "yaml";
import { formatCount } from "#app/text/count.ts";
import { type Problem, shorten, type TextFault } from "./finding.ts";

/** Loads the parser whose errors have codes. It takes four times as long as js-yaml, so it reads only a file with a mistake. */
const loadParser = (): typeof import("yaml") => createRequire(import.meta.url)("yaml");

/**
 * What is wrong with a text that is not one valid document.
 * @param line on which js-yaml stopped.
 */
export function describeSyntaxFault(text: string, line: number): TextFault {
  const { document, placeOf } = parse(text);
  const [error] = document.errors;
  const rows = text.split("\n");
  if (!error) return { line, found: quote(rows[line - 1] ?? ""), fix: LIKE_ABOVE };
  const place = placeOf(error.pos[0]);
  const unclosed = findUnclosed(document, error);
  if (unclosed) {
    const start = placeOf(getStart(unclosed)).line;
    return { line: start, found: quote(rows[start - 1] ?? ""), fix: describeUnclosed(unclosed) };
  }
  // A field that is indented further than the text above it continues that text.
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && line > place.line)
    return describeDeepField(rows, place.line, line);
  return describeError(error, place, rows);
}

/** The text in quotes that ends where the parser misses its closing quote. */
function findUnclosed(document: Document.Parsed, { code, pos: [end] }: YAMLError): Scalar | undefined {
  let unclosed: Scalar | undefined;
  if (code === "MISSING_CHAR")
    loadParser().visit(document, {
      Scalar: (_, node) => {
        if (node.range?.[1] === end && node.type?.startsWith("QUOTE_")) unclosed = node;
      },
    });
  return unclosed;
}

const describeUnclosed = ({ type }: Scalar): string =>
  `write the closing ${type === "QUOTE_SINGLE" ? "'" : '"'} at the end of this text`;

function parse(text: string) {
  const { LineCounter, parseDocument } = loadParser();
  const lineCounter = new LineCounter();
  // Pretty errors and the parser's own search for duplicate keys take quadratic time.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  return { document, placeOf: (offset: number) => lineCounter.linePos(offset) };
}

const getStart = (node?: Node): number => node?.range?.[0] ?? 0;

/** A line in quotes, shortened. */
export const quote = (row: string): string => `'${shorten(row)}'`;

export const STRAIGHT_QUOTES = "retype these curly quotation marks as straight ones, or remove them";
const NO_DASH = "begin each list entry with '- ', and indent its further lines";
const ENTRY_AFTER_VALUE = "its field already has a value: remove that value, such as []";
export const INDICATORS = "put text that begins with &, * or ! in double quotes";
const TAB = "indent with spaces, not with a tab";
const LIKE_ABOVE = "write it like the lines above it";

/** What to do about a field that continues the text of a line above it: one of the two has the wrong indentation. */
function describeDeepField(rows: string[], above: number, line: number): TextFault {
  const [upper = "", row = ""] = [rows[above - 1], rows[line - 1]];
  const space = adviseOnSpace(upper);
  if (space) return { line: above, ...space };
  const before = rows.slice(0, above - 1).join("\n");
  const [blocks, indent] = [listOpenBlocks(before), getIndent(row)];
  const isInField = hasOpenField(before) && getIndent(upper) <= (blocks.at(-1)?.indent ?? -1);
  if (isInField || blocks.some((block) => block.indent === indent))
    return {
      line: above,
      found: quote(upper),
      fix: `begin this line with ${formatCount(indent, "space")}, as line ${line} does`,
    };
  const fix = `align it with line ${above}, or begin line ${above} with '- ' if that is a list entry; if both are one text, put the text in double quotes`;
  return { line, found: quote(row), fix };
}

/** What to write instead, by the parser's codes. */
const FIXES: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: INDICATORS,
  BAD_DIRECTIVE: "put text that begins with % in double quotes",
  BAD_DQ_ESCAPE: "write two backslashes instead of one, or put the text in single quotes",
  BAD_INDENT: "close every open bracket, here or above",
  BAD_PROP_ORDER: INDICATORS,
  BAD_SCALAR_START: "put text that begins with @, ` or % in double quotes",
  BLOCK_AS_IMPLICIT_KEY:
    "put text with ': ' in it, or a colon at its end, in double quotes; write each field on its own line",
  BLOCK_IN_FLOW: "write a comma between two fields, and put text that contains ': ' in double quotes",
  MISSING_CHAR:
    "write the missing comma, or the colon after a name; if the line continues the text above, indent it",
  MULTILINE_IMPLICIT_KEY:
    "write 'name: value' with a space after the colon; if the line continues the text above, indent it",
  MULTIPLE_ANCHORS: INDICATORS,
  MULTIPLE_DOCS: "remove this line: a file has only one set of fields",
  MULTIPLE_TAGS: INDICATORS,
  TAB_AS_INDENT: TAB,
  TAG_RESOLVE_FAILED: INDICATORS,
  UNEXPECTED_TOKEN:
    'put the whole text in double quotes, with \\" for a quotation mark in it; if it is a list, begin it on the next line',
};

/** What to do about an unusual space. */
export function adviseOnSpace(text: string): Problem | undefined {
  const space = /[^\S\t\n\r ]/.exec(text)?.[0];
  if (space === undefined) return undefined;
  const kind = space === "\u00a0" ? "a non-breaking" : "an unusual";
  return { found: `${kind} space in ${quote(text)}`, fix: "retype it as a normal space" };
}

/** The parser's error in an editor's words. */
function describeError({ code }: YAMLError, { line, col }: { line: number; col: number }, rows: string[]) {
  const row = rows[line - 1] ?? "";
  const found = quote(row);
  const space = adviseOnSpace(row.trimEnd());
  if (space) return { line, ...space };
  if (/[“”‘]/.test(row.charAt(col - 1))) return { line, found, fix: STRAIGHT_QUOTES };
  if (row.slice(0, getIndent(row)).includes("\t")) return { line, found, fix: TAB };
  const isAtStart = row.slice(0, col - 1).trim() === "" && code !== "MULTIPLE_DOCS";
  if (isAtStart && isMisspeltEntry(row, rows[line])) return { line, found, fix: NO_DASH };
  const fix = isAtStart ? describeIndent(rows.slice(0, line)) : undefined;
  return { line, found, fix: fix ?? FIXES[code] ?? LIKE_ABOVE };
}

/** A bullet as office programs write it, or a dash without a space. */
const BULLET = /^([*•·▪◦–—]\s|-["'\p{L}])/u;

/** Whether a row is meant as an entry of a list: it has a bullet, or the row below is an entry at its indentation. */
const isMisspeltEntry = (row: string, next = ""): boolean =>
  BULLET.test(row.trimStart()) || (!isEntry(row) && isEntry(next) && getIndent(next) === getIndent(row));

/** What is wrong with the indentation of the last of these rows, by the lists and fields that are open above it. */
function describeIndent(rows: string[]): string | undefined {
  const row = rows.at(-1) ?? "";
  const open = listOpenBlocks(rows.slice(0, -1).join("\n"));
  const like = open.findLast(({ isList }) => isList === isEntry(row));
  if (!like) return isEntry(row) ? ENTRY_AFTER_VALUE : undefined;
  const found = getIndent(row);
  const [same] = open.filter(({ indent }) => indent === found);
  if (same) return same.isList && !isEntry(row) ? NO_DASH : undefined;
  return `wrong indentation: expected ${formatCount(like.indent, "space")}, found ${found}`;
}

/** Whether the last field of a text has no value yet. */
function hasOpenField(text: string): boolean {
  const last = walkLast(parse(text).document.contents).at(-1);
  return loadParser().isScalar(last) && last.value === null;
}

/** The lists and fields that a further line may continue, the outermost first. */
function listOpenBlocks(text: string): { isList: boolean; indent: number }[] {
  const { isMap, isSeq } = loadParser();
  const { document, placeOf } = parse(text);
  return walkLast(document.contents).flatMap((node) =>
    (isMap(node) || isSeq(node)) && !node.flow
      ? { isList: isSeq(node), indent: placeOf(getStart(node)).col - 1 }
      : [],
  );
}

/** A node, its last child, that child's last child, and so on. */
function walkLast(node: unknown): Node[] {
  const { isMap, isNode, isPair, isSeq } = loadParser();
  if (!isNode(node)) return [];
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  return [node, ...walkLast(isPair(last) ? last.value : last)];
}

const isEntry = (row: string): boolean => row.trimStart().startsWith("- ");

const getIndent = (row: string): number => row.length - row.trimStart().length;
