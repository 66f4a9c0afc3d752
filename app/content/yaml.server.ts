import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  floatCoreTag,
  getScalarValue,
  NOT_RESOLVED,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from "js-yaml";

/** A fault of syntax: its line, what was found and what to write instead. */
type YamlFault = { line: number; found: string; fix: string };

/** The data of a YAML text, the lines of its fields, and its faults of syntax. */
export type YamlSource = {
  data: unknown;
  /** Line of a field, or of its nearest existing parent, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
  faults: YamlFault[];
};

/** Keeps numbers with a zero at their end (25.000, 3.10) as texts, so that the schema reports them; else 25 and 3.1 are read. */
const SCHEMA = CORE_SCHEMA.withTags({
  ...floatCoreTag,
  resolve: (source, isExplicit, name) =>
    /\.\d*0$/.test(source) ? NOT_RESOLVED : floatCoreTag.resolve(source, isExplicit, name),
});

/** Reads YAML of one document, without anchors, aliases and tags. Never throws. */
export function readYaml(text: string): YamlSource {
  const lines = text.split("\n");
  try {
    const events = parseEvents(text, {});
    const faults = [...findDocumentFaults(events, lines), ...findNodeFaults(events, text, lines)];
    const data =
      faults.length > 0
        ? undefined
        : constructFromEvents(events, { source: text, schema: SCHEMA, maxAliases: 0 })[0];
    return { data, lineOf: createLineFinder(text), faults };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const fault = adviseOnSyntax(error, lines);
    return { data: undefined, lineOf: () => fault.line, faults: [fault] };
  }
}

/** Rejects an empty file, and more than one YAML document in it. */
function findDocumentFaults(events: Event[], lines: string[]): YamlFault[] {
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
  if (documents === 0) return [{ line: 1, found: "nothing", fix: "write its fields" }];
  if (documents === 1) return [];
  const line = lines.findIndex((text, index) => index > 0 && /^(---|\.\.\.)/.test(text)) + 1;
  const fix = "remove the line: a file is one list of fields";
  return [{ line, found: `the line ${lines[line - 1]}`, fix }];
}

/** Rejects anchors, tags, comments behind a text and continuation lines: valid YAML, but here always a mistake. */
const findNodeFaults = (events: Event[], text: string, lines: string[]): YamlFault[] =>
  events.flatMap((event) => {
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return [];
    const start = Math.max(event.anchorStart, "tagStart" in event ? event.tagStart : -1);
    if (start >= 0) return adviseOnAnchor(lines, countLines(text, start));
    const isPlain = event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN;
    return isPlain && event.valueEnd >= 0
      ? findPlainFaults(text, lines, event.valueStart, event.valueEnd)
      : [];
  });

function adviseOnAnchor(lines: string[], line: number): YamlFault[] {
  const found = `an anchor, alias or tag in '${lines[line - 1]?.trim()}'`;
  const fix = "put a text that begins with &, * or ! in quotes";
  return [adviseOnLine(lines, line) ?? { line, found, fix }];
}

/** Finds mistakes in a text without quotes. */
function findPlainFaults(text: string, lines: string[], start: number, end: number): YamlFault[] {
  const value = text.slice(start, end);
  const line = countLines(text, start);
  if (ODD_BLANK.test(value)) return [adviseOnBlank(line, value)];
  const rows = value.includes("\n") ? value.split("\n") : [value];
  const dashed = rows.findIndex((row) => DASH_WITHOUT_BLANK.test(row));
  if (dashed >= 0) return [adviseOnLine(lines, line + dashed)].flatMap((fault) => fault ?? []);
  const entry = rows.findIndex((row, index) => index > 0 && /^\s*- /.test(row));
  if (entry >= 0) {
    const fix = "begin it exactly under the entry above: it now is a part of that";
    return [{ line: line + entry, found: `'${rows[entry]?.trim()}', indented too far`, fix }];
  }
  const [comment] = (text[end] === "\n" ? null : /^[ \t]+#.*/.exec(text.slice(end, end + 100))) ?? [];
  if (!comment || /^[\d.-]+$/.test(value)) return [];
  const fix = "a text ends at ' #': put it in quotes, or the comment on a line of its own";
  return [{ line: countLines(text, end), found: `'${value}', and a comment behind it`, fix }];
}

const countLines = (text: string, end: number): number => text.slice(0, end).split("\n").length;

/**
 * Finds lines only when they are asked for: most files have no fault. Keeping the events of thousands of files until
 * then takes more time, for the memory that they hold, than parsing those with a fault again.
 */
function createLineFinder(text: string): YamlSource["lineOf"] {
  let places: Map<string, number> | undefined;
  return (path) => {
    places ??= findPlaces(parseEvents(text, {}), text);
    for (let length = path.length; length > 0; length--) {
      const place = places.get(toKey(path.slice(0, length)));
      if (place !== undefined) return countLines(text, place);
    }
    return countLines(text, places.get(toKey([])) ?? 0);
  };
}

const toKey = (path: PropertyKey[]): string => path.map(String).join("\0");

/** A list or the fields that are being walked through. */
type Frame = { path: PropertyKey[]; index: number; isMap: boolean; key?: { name: string; start: number } };

/** Where each field begins: at its key, or in a list at its value. */
function findPlaces(events: Event[], text: string): Map<string, number> {
  const places = new Map<string, number>();
  const frames: Frame[] = [];
  let last = 0;
  for (const event of events) {
    if ("valueEnd" in event) last = Math.max(last, event.valueEnd);
    const frame = frames.at(-1);
    if (event.type === EVENT_ID.POP) frames.pop();
    else if (event.type === EVENT_ID.DOCUMENT) frames.push({ path: [], index: 0, isMap: false });
    else if (event.type === EVENT_ID.SCALAR && frame?.isMap && !frame.key)
      frame.key = { name: getScalarValue(text, event), start: event.valueStart };
    else if (frame) {
      const start = frame.key?.start ?? (getStart(event) || findEmptyEntry(text, last));
      last = Math.max(last, start);
      const path = frames.length === 1 ? [] : [...frame.path, frame.key?.name ?? frame.index++];
      delete frame.key;
      places.set(toKey(path), start);
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE)
        frames.push({ path, index: 0, isMap: event.type === EVENT_ID.MAPPING });
    }
  }
  return places;
}

/** Where an entry begins that has nothing behind its dash: the parser knows no place for it. */
function findEmptyEntry(text: string, from: number): number {
  const [line = ""] = /^[ \t]*-[ \t]*(?:#.*)?$/m.exec(text.slice(from)) ?? [];
  return line === "" ? 0 : text.indexOf(`\n${line}\n`, from) + 1 + line.indexOf("-");
}

function getStart(event: Event): number {
  if ("start" in event) return event.start;
  if (!("valueStart" in event) || event.valueStart < 0) return 0;
  const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
  // The text of a block begins behind the line with its sign.
  return Math.max(0, isBlock ? event.valueStart - 1 : event.valueStart);
}

/** Turns a syntax error of the parser into a fault in an editor's words, on the line that caused it. */
function adviseOnSyntax(error: YAMLException, lines: string[]): YamlFault {
  const line = Math.min((error.mark?.line ?? 0) + 1, lines.length);
  const advice = adviseOnReason(error, lines, line);
  if (advice) return advice;
  const odd = lines.slice(0, line).findLastIndex((text) => ODD_BLANK.test(text));
  if (odd >= 0) return adviseOnBlank(odd + 1, lines[odd] ?? "");
  // The parser often fails only on the line after the mistake.
  const before = findLineBefore(lines, line);
  const [text = "", above = ""] = [lines[line - 1], lines[before - 1]];
  const forgotten = adviseOnForgotten(lines, line) ?? adviseOnForgotten(lines, before);
  if (forgotten) return forgotten;
  if (/^\s*- /.test(text) && /(^|[ :])\[\] *$/.test(above))
    return { line: before, found: "an empty list, [], over an entry", fix: "remove the []" };
  const fix = `begin it exactly under the fields or entries that it belongs to (line ${before} begins behind ${countBlanks(above)} blanks, this one behind ${countBlanks(text)})`;
  const found = `'${text.trim()}' where it cannot stand`;
  return adviseOnLine(lines, line) ?? adviseOnLine(lines, before) ?? { line, found, fix };
}

/** The fault of an error whose cause the parser names. */
function adviseOnReason(
  { reason, mark }: YAMLException,
  lines: string[],
  line: number,
): YamlFault | undefined {
  if (reason.startsWith("duplicated")) return adviseOnTwice(lines, line);
  if (reason.startsWith("nesting exceeded")) {
    const fix = "write each field on a line of its own";
    return { line, found: "more than a hundred brackets inside each other", fix };
  }
  if (/escape sequence|hexadecimal/.test(reason)) {
    const text = lines[line - 1] ?? "";
    const at = text.lastIndexOf("\\", mark?.column ?? text.length);
    const found = `a backslash in double quotes before '${text[at + 1] ?? ""}'`;
    return { line, found, fix: "write two backslashes, or put the text in single quotes" };
  }
  return reason.startsWith("deficient indentation") || reason.startsWith("unexpected end")
    ? adviseOnOpen(lines, line)
    : undefined;
}

function adviseOnTwice(lines: string[], line: number): YamlFault {
  const [start = "", key = ""] = /^[\s-]*([^:]*)/.exec(lines[line - 1] ?? "") ?? [];
  const indent = start.length - key.length;
  const isSame = (text: string) =>
    text.slice(indent).startsWith(`${key}:`) && /^[\s-]*$/.test(text.slice(0, indent));
  const first = lines.slice(0, line - 1).findLastIndex(isSame) + 1;
  const fix = first > 0 ? `line ${first} has it already: remove one of both` : "remove one of both";
  return { line, found: `the key ${key.trim()} twice`, fix };
}

/** Finds the nearest line above with a quote or bracket that is not closed on that line. */
function adviseOnOpen(lines: string[], line: number): YamlFault | undefined {
  for (let at = line; at > 0; at--) {
    const text = lines[at - 1] ?? "";
    const quote = /(?:^|[\s:,[{-])(["'])(?:(?!\1).)*$/.exec(text)?.[1];
    const bracket = /[[{](?=[^\]}]*$)/.exec(text)?.[0];
    const [open, name, end] = quote
      ? [quote, "quote", "the end of the text"]
      : [bracket, "bracket", "its end"];
    const closing = open === "[" ? "]" : open === "{" ? "}" : open;
    if (open)
      return {
        line: at,
        found: `a ${name} (${open}) that is never closed`,
        fix: `write ${closing} at ${end}`,
      };
  }
  return undefined;
}

/** Finds a line that lacks its dash or its indent. */
function adviseOnForgotten(lines: string[], line: number): YamlFault | undefined {
  const [text = "", above = ""] = [lines[line - 1], lines[findLineBefore(lines, line) - 1]];
  const words = text.trim();
  // Indented as far as the dash of the entry above.
  if (/^\s*- /.test(above) && !/^\s*-/.test(text) && countBlanks(above) === countBlanks(text))
    return { line, found: `'${words}' without a dash`, fix: `begin it as the others: - ${words}` };
  const isText = /^\s*(?:- )?[\w-]+: +[^\s"'[{|>]/.test(above);
  const isSentence = /^\s*[\p{L}\p{N}(][^:]*$/u.test(text) && words.split(/\s+/).length > 3;
  if (!isText || !isSentence) return undefined;
  const fix =
    "if it goes on with the text above, indent it by two blanks; if it is a field, write its name and a colon";
  return { line, found: `'${words}' at the beginning of a line`, fix };
}

const findLineBefore = (lines: string[], line: number): number =>
  lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== "" && !/^\s*#/.test(text)) + 1;

const countBlanks = (text: string): number => text.length - text.trimStart().length;

/** Unicode blanks at the beginning of a line, as texts from Word and web pages have them. */
const ODD_BLANK = /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

const adviseOnBlank = (line: number, text: string): YamlFault => ({
  line,
  found: `a blank of another kind, as web pages have it, before '${text.trim().slice(0, 40)}'`,
  fix: "delete the blanks at the beginning of the line, and type them anew",
});

/** The beginning of a line: its indent, dashes of a list, and its key. */
const KEY = String.raw`^\s*(?:- +)*(?:[\w-]+: +)?`;

/** A list entry without a blank behind its dash, which YAML reads as a text. */
const DASH_WITHOUT_BLANK = /^\s*-([A-Za-z"'].*)$/;

/**
 * Mistakes that show in one line: what was found and what to write. $1 is the first group of the pattern, "$1" the same
 * as a YAML text in double quotes.
 */
const LINE_RULES: [pattern: RegExp, found: string, fix: string][] = [
  [DASH_WITHOUT_BLANK, "'-$1'", "write a blank behind the dash: - $1"],
  [/^( *)\t/, "a tab at the beginning of the line", "indent with blanks, two for each step"],
  [
    new RegExp(`${KEY}([“”„‘’])(.*?)[“”„‘’]? *$`),
    "a text that begins with $1",
    'write straight quotes: "$2"',
  ],
  [new RegExp(`${KEY}(([*&!%@\`]).*)$`), "a text that begins with $2", 'put it in quotes: "$1"'],
  [
    new RegExp(`${KEY}([|>])[-+]? +([^# ].*)$`),
    "a text behind $1",
    'write it on the lines below, indented, or in quotes: "$2"',
  ],
  [
    new RegExp(String.raw`${KEY}'(.*\w'\w.*)' *$`),
    "an apostrophe inside single quotes",
    'write double quotes: "$1"',
  ],
  [
    new RegExp(String.raw`${KEY}(["'])(?:(?!\1).)*\1 *([^\s,#}\]:].*)$`),
    "'$2' behind the closing quote",
    'put the whole text in quotes, and write \\" for a quote in it',
  ],
  [
    new RegExp(String.raw`${KEY}(?:\{[^{}[\]]*(?=\})|\[[^{}[\]]*(?=\]))(.) *([^\s,#\]}:].*)$`),
    "'$2' behind $1",
    "remove it, or write it before $1",
  ],
  [/[{,] *[\w-]+: +[^"',{}[\]]*? ([\w-]+): /, "two fields without a comma", "write a comma before '$1:'"],
  [/^\s*(?:- +)*[\w-]+: +- /, "a list on the line of its field", "begin the list on the next line, indented"],
  [/^\s*(?:- +)*[\w-]+: +([^"'\s[{][^"]*: .*)$/, "a text with ': ' in it", 'put it in quotes: "$1"'],
  [
    /^\s*(?:- +)*([A-Za-z][\w-]*): *[\u00a0\u2007\u202f]\s*(.*)$/,
    "a blank of another kind behind $1:",
    "type it anew: $1: $2",
  ],
  [/^\s*(?:- +)*([A-Za-z][\w-]*):([^\s:/].*)$/, "'$1:$2'", "write a blank behind the colon: $1: $2"],
  [/^ *([a-z]\w*) +([^:]*)$/, "'$1 $2'", "write a colon behind the field: $1: $2"],
];

/** Finds the first of these mistakes in a line. */
function adviseOnLine(lines: string[], line: number): YamlFault | undefined {
  const text = lines[line - 1] ?? "";
  for (const [pattern, found, fix] of LINE_RULES) {
    const parts = pattern.exec(text);
    if (parts) return { line, found: fillIn(found, parts), fix: fillIn(fix, parts) };
  }
  return undefined;
}

const fillIn = (words: string, parts: string[]): string =>
  words.replace(/"\$(\d)"|\$(\d)/g, (_, quoted, plain) =>
    quoted ? `"${(parts[quoted] ?? "").trim().replaceAll(/["\\]/g, "\\$&")}"` : (parts[plain] ?? ""),
  );
