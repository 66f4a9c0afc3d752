import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import { MAX_FINDINGS, type TextFault } from "./finding.ts";

/** The data of a YAML text, the lines of its fields, and its faults of syntax. */
export type YamlSource = {
  data: unknown;
  /** Line of a field, or of its nearest existing parent, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
  faults: TextFault[];
};

/** Reads one YAML document, without anchors, aliases and tags. Never throws. */
export function readYaml(text: string): YamlSource {
  const { document, placeOf } = parse(text);
  const [error] = document.errors;
  if (error) {
    // A quote that is missing is missed at the end of the text.
    const isAtEnd = text.slice(error.pos[0]).trim() === "";
    const start = isAtEnd ? getStart(walkLast(document.contents).at(-1)) : error.pos[0];
    const fault = describeError(error, placeOf(start), text.split("\n"));
    return { data: undefined, lineOf: () => fault.line, faults: [fault] };
  }
  const converter = new Converter(text, placeOf);
  const data = converter.convert(document.contents);
  return { data, lineOf: createLineFinder(text), faults: converter.faults };
}

function parse(text: string) {
  const lineCounter = new LineCounter();
  // Pretty errors and the parser's own search for duplicate keys take quadratic time.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  return { document, placeOf: (offset: number) => lineCounter.linePos(offset) };
}

/** Finds the lines of fields. It parses the text again, since a tree is large and most files have no fault. */
function createLineFinder(text: string): YamlSource["lineOf"] {
  let parsed: ReturnType<typeof parse> | undefined;
  return (path) => {
    parsed ??= parse(text);
    let node: unknown = parsed.document.contents;
    let start = getStart(node);
    for (const part of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => getName(key) === String(part)) : undefined;
      const child = pair?.key ?? (isSeq(node) ? node.items[Number(part)] : undefined);
      if (!child) break;
      start = getStart(child);
      node = pair ? pair.value : child;
    }
    return parsed.placeOf(start).line;
  };
}

const getStart = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** The name of a field. */
const getName = (key: unknown): string => (isScalar(key) ? (key.source ?? "") : String(key));

/** Converts the parser's tree to data, and collects what is valid YAML but a mistake in content. */
class Converter {
  readonly faults: TextFault[] = [];
  readonly #text: string;
  readonly #placeOf: ReturnType<typeof parse>["placeOf"];

  constructor(text: string, placeOf: ReturnType<typeof parse>["placeOf"]) {
    this.#text = text;
    this.#placeOf = placeOf;
  }

  convert(node: ParsedNode | null): unknown {
    if (node === null) return null;
    if (isAlias(node) || node.anchor || node.tag) {
      const [start, end] = node.range;
      return this.#refuse(start, quote(this.#text.slice(start, end)), MARKS);
    }
    if (isScalar(node)) return node.type === "PLAIN" ? this.#readPlain(node) : node.value;
    return isSeq(node) ? node.items.map((item) => this.convert(item)) : this.#convertMap(node);
  }

  #convertMap(map: YAMLMap.Parsed): unknown {
    const keys = new Map<string, unknown>();
    return Object.fromEntries(
      map.items.map(({ key, value }) => {
        const name = getName(key);
        const first = keys.get(name);
        if (first === undefined) keys.set(name, key);
        else this.#refuse(getStart(key), `${name} twice`, this.#describeDuplicate(first));
        return [name, this.convert(value)];
      }),
    );
  }

  /** The value of a scalar without quotes. A number that is written unusually, such as 25.000 or +91, stays a text. */
  #readPlain({ value, source = "", comment, range: [start, end] }: Scalar.Parsed): unknown {
    if (typeof value !== "string") return value === null || String(value) === source ? value : source;
    const written = this.#text.slice(start, end);
    if (comment && /\p{L}/u.test(value))
      return this.#refuse(start, `'${value}', and a comment after it`, COMMENTS);
    const rows = written.split("\n");
    const entry = rows.findIndex((row, index) => index > 0 && row.trimStart().startsWith("- "));
    if (entry < 0) return value;
    const offset = start + rows.slice(0, entry).join("\n").length + 1;
    return this.#refuse(offset, quote(rows[entry] ?? ""), ENTRY_IN_TEXT);
  }

  #describeDuplicate = (first: unknown): string =>
    `duplicate of line ${this.#placeOf(getStart(first)).line}: remove one of them`;

  #refuse(offset: number, found: string, fix: string): undefined {
    if (this.faults.length < MAX_FINDINGS) this.faults.push({ line: this.#placeOf(offset).line, found, fix });
  }
}

/** A line in quotes, shortened. */
function quote(row: string): string {
  const words = row.trim();
  return words.length > 60 ? `'${words.slice(0, 57)}...'` : `'${words}'`;
}

const STRAIGHT_QUOTES = "retype these curly quotation marks as straight ones, or remove them";
const COMMENTS = "text ends at ' #': put all of it in double quotes, or write the comment on its own line";
const ENTRY_IN_TEXT =
  "wrong indentation: align it with the entry above; here it is part of that entry's text";
const NO_DASH = "begin each list entry with '- ', and indent its further lines";
const ENTRY_AFTER_VALUE = "its field already has a value: remove that value, such as []";
const MARKS = "put text that begins with &, * or ! in double quotes";
const TAB = "indent with spaces, not with a tab";
const TOO_DEEP = "nest fewer brackets";

/** What to write instead, by the parser's codes. */
const FIXES: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: MARKS,
  BAD_ALIAS: MARKS,
  BAD_COLLECTION_TYPE: MARKS,
  BAD_DIRECTIVE: "put text that begins with % in double quotes",
  BAD_DQ_ESCAPE: "write two backslashes instead of one, or put the text in single quotes",
  BAD_INDENT: "close every open bracket, here or above",
  BAD_PROP_ORDER: MARKS,
  BAD_SCALAR_START: "put text that begins with @, ` or % in double quotes",
  BLOCK_AS_IMPLICIT_KEY: "put text that contains ': ' in double quotes, and write each field on its own line",
  BLOCK_IN_FLOW: "write a comma between two fields, and put text that contains ': ' in double quotes",
  KEY_OVER_1024_CHARS: "write a shorter name before the colon",
  MISSING_CHAR: "write the missing closing quote, or the missing colon after the name of a field",
  MULTILINE_IMPLICIT_KEY:
    "write 'name: value' with a space after the colon; if the line continues the text above, indent it",
  MULTIPLE_ANCHORS: MARKS,
  MULTIPLE_DOCS: "remove this line: a file has only one set of fields",
  MULTIPLE_TAGS: MARKS,
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: TAB,
  TAG_RESOLVE_FAILED: MARKS,
  UNEXPECTED_TOKEN:
    'put the whole text in double quotes, with \\" for a quotation mark in it; begin a list on the next line',
};

/** The parser's error in an editor's words. */
function describeError({ code }: YAMLError, { line, col }: { line: number; col: number }, rows: string[]) {
  const row = rows[line - 1] ?? "";
  const found = quote(row);
  if (/[^\S\t ]/.test(row.trimEnd()))
    return { line, found: `a non-breaking space in ${found}`, fix: "retype it as a normal space" };
  if (/[“”‘]/.test(row.charAt(col - 1))) return { line, found, fix: STRAIGHT_QUOTES };
  if (row.slice(0, getIndent(row)).includes("\t")) return { line, found, fix: TAB };
  const isAtStart = row.slice(0, col - 1).trim() === "";
  const fix = isAtStart ? describeIndent(rows.slice(0, line)) : undefined;
  return { line, found, fix: fix ?? FIXES[code] ?? "write it like the lines above it" };
}

/** What is wrong with the indentation of the last of these rows, by the lists and fields that are open above it. */
function describeIndent(rows: string[]): string | undefined {
  const row = rows.at(-1) ?? "";
  const open = listOpenBlocks(rows.slice(0, -1).join("\n"));
  const like = open.findLast(({ isList }) => isList === isEntry(row));
  if (!like) return isEntry(row) ? ENTRY_AFTER_VALUE : undefined;
  const found = getIndent(row);
  const [same] = open.filter(({ indent }) => indent === found);
  if (same) return same.isList && !isEntry(row) ? NO_DASH : undefined;
  return `wrong indentation: expected ${like.indent} ${like.indent === 1 ? "space" : "spaces"}, found ${found}`;
}

/** The lists and fields that a further line may continue, the outermost first. */
function listOpenBlocks(text: string): { isList: boolean; indent: number }[] {
  const { document, placeOf } = parse(text);
  return walkLast(document.contents).flatMap((node) =>
    (isMap(node) || isSeq(node)) && !node.flow
      ? { isList: isSeq(node), indent: placeOf(getStart(node)).col - 1 }
      : [],
  );
}

/** A node, its last one, the last one of that, and so on. */
function walkLast(node: unknown): Node[] {
  if (!isNode(node)) return [];
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  return [node, ...walkLast(isPair(last) ? last.value : last)];
}

const isEntry = (row: string): boolean => row.trimStart().startsWith("- ");

const getIndent = (row: string): number => row.length - row.trimStart().length;
