import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  floatCoreTag,
  intCoreTag,
  NOT_RESOLVED,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from "js-yaml";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/** A fault of syntax: its line, the text found there and what to write instead. */
type YamlFault = { line: number; found: string; fix: string };

/** The data of a YAML text, the lines of its fields, and its faults of syntax. */
export type YamlSource = {
  data: unknown;
  /** Line of a field, or of its nearest existing parent, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
  faults: YamlFault[];
};

/** Numbers that would lose a sign: 25.000 and 3.10 are 25 and 3.1, +91 is 91, 007 is 7. */
const LOSING = /^\+|^0\d|\.\d*0$/;

/** Keeps such numbers as texts, which the schema reports where a number belongs. */
const SCHEMA = CORE_SCHEMA.withTags(
  [intCoreTag, floatCoreTag].map(
    (tag) =>
      ({
        ...tag,
        resolve: (source, isExplicit, name) =>
          LOSING.test(source) ? NOT_RESOLVED : tag.resolve(source, isExplicit, name),
      }) satisfies typeof tag,
  ),
);

/** Reads one YAML document, without anchors, aliases and tags. Never throws. */
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

/** A file must hold exactly one document. */
function findDocumentFaults(events: Event[], lines: string[]): YamlFault[] {
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
  if (documents === 0) return [{ line: 1, found: "nothing", fix: "write its fields" }];
  if (documents === 1) return [];
  const line = lines.findIndex((text, index) => index > 0 && /^(---|\.\.\.)/.test(text)) + 1;
  const fix = "remove the line: a file is one list of fields";
  return [{ line, found: `the line ${lines[line - 1]}`, fix }];
}

/** Rejects anchors, tags, trailing comments and continuation lines: valid YAML, but in this content always a mistake. */
const findNodeFaults = (events: Event[], text: string, lines: string[]): YamlFault[] =>
  events.flatMap((event) => {
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return [];
    const mark = Math.max(event.anchorStart, "tagStart" in event ? event.tagStart : -1);
    if (mark >= 0) return adviseOnMark(lines, countLines(text, mark));
    const isPlain = event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN;
    return isPlain && event.valueEnd >= 0
      ? findPlainFaults(text, lines, event.valueStart, event.valueEnd)
      : [];
  });

function adviseOnMark(lines: string[], line: number): YamlFault[] {
  const found = `an anchor, alias or tag in '${lines[line - 1]?.trim()}'`;
  const fix = "put a text that begins with &, * or ! in quotes";
  return [adviseOnLine(lines, line) ?? { line, found, fix }];
}

/** Mistakes in a text without quotes that YAML accepts as part of the text. */
function findPlainFaults(text: string, lines: string[], start: number, end: number): YamlFault[] {
  const value = text.slice(start, end);
  // Only a fault needs its line: counting takes longer than looking for faults.
  const getLine = () => countLines(text, start);
  if (ODD_BLANK.test(value)) return [adviseOnBlank(getLine(), value)];
  const rows = value.includes("\n") ? value.split("\n") : [value];
  const dashed = rows.findIndex((row) => DASH_WITHOUT_BLANK.test(row));
  if (dashed >= 0) return [adviseOnLine(lines, getLine() + dashed)].flatMap((fault) => fault ?? []);
  const entry = rows.findIndex((row, index) => index > 0 && /^\s*- /.test(row));
  if (entry >= 0) {
    const fix = "begin it exactly under the entry above: it now is a part of that";
    return [{ line: getLine() + entry, found: `'${rows[entry]?.trim()}', indented too far`, fix }];
  }
  const [comment] = (text[end] === "\n" ? null : /^[ \t]+#.*/.exec(text.slice(end, end + 100))) ?? [];
  if (!comment || /^[\d.-]+$/.test(value)) return [];
  const fix = "a text ends at ' #': put it in quotes, or the comment on a line of its own";
  return [{ line: countLines(text, end), found: `'${value}', and a comment behind it`, fix }];
}

const countLines = (text: string, end: number): number => text.slice(0, end).split("\n").length;

/** Parses the text again, with `yaml`, but only when a line is asked for: most files have no fault. */
function createLineFinder(text: string): YamlSource["lineOf"] {
  const lineCounter = new LineCounter();
  let root: unknown;
  return (path) => {
    root ??= parseDocument(text, { lineCounter }).contents;
    let node = root;
    let start = getStart(node);
    for (const part of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => getKey(key) === String(part)) : undefined;
      const child = pair?.key ?? (isSeq(node) ? node.items[Number(part)] : undefined);
      if (!child) break;
      start = getStart(child);
      node = pair ? pair.value : child;
    }
    return lineCounter.linePos(start).line;
  };
}

const getStart = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const getKey = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Turns the parser's error into an editor's words, on the line that caused it. */
function adviseOnSyntax(error: YAMLException, lines: string[]): YamlFault {
  const line = Math.min((error.mark?.line ?? 0) + 1, lines.length);
  const advice = adviseOnReason(error, lines, line);
  if (advice) return advice;
  const odd = lines.slice(0, line).findLastIndex((text) => ODD_BLANK.test(text));
  if (odd >= 0) return adviseOnBlank(odd + 1, lines[odd] ?? "");
  // The parser notices a mistake where it can go no further, often on the line behind it.
  const before = findLineBefore(lines, line);
  const [text = "", above = ""] = [lines[line - 1], lines[before - 1]];
  const forgotten = adviseOnForgotten(lines, line) ?? adviseOnForgotten(lines, before);
  if (forgotten) return forgotten;
  if (/^\s*- /.test(text) && /(^|[ :])\[\] *$/.test(above))
    return { line: before, found: "an empty list, [], over an entry", fix: "remove the []" };
  const fix = `begin it exactly under the fields or entries that it belongs to (line ${before} begins behind ${countBlanks(startsEntry(text) ? above : hideDash(above))} blanks, this one behind ${countBlanks(text)})`;
  const found = `${shorten(text)} where it cannot stand`;
  return adviseOnLine(lines, line) ?? adviseOnLine(lines, before) ?? { line, found, fix };
}

/** Advice that follows from the parser's own reason. */
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

/** The nearest line above on which a quote or a bracket opens that is not closed there. */
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

/** A line that lacks its dash, or the blanks before it, or that is not where its field is. */
function adviseOnForgotten(lines: string[], line: number): YamlFault | undefined {
  const [text = "", above = ""] = [lines[line - 1], lines[findLineBefore(lines, line) - 1]];
  if (text.includes("\t")) return undefined;
  const words = text.trim();
  const isField = /^[\w-]+:( |$)/.test(words);
  const depth = countBlanks(text) - countBlanks(hideDash(above));
  // As far to the right as the dash of the entry above.
  if (
    startsEntry(above) &&
    !/^\s*-/.test(text) &&
    !BULLET.test(text) &&
    countBlanks(above) === countBlanks(text)
  ) {
    if (!isField || !/^\s*- +[\w-]+: /.test(above))
      return { line, found: `${shorten(text)} without a dash`, fix: `begin it as the others: - ${words}` };
    const fix = "indent it by two blanks, if it is a field of the entry above; else begin it with a dash";
    return { line, found: `${shorten(text)} under a dash`, fix };
  }
  const [, key, value] = /^\s*(?:- +)*([\w-]+):(?: +(.*))?$/.exec(above) ?? [];
  if (key === undefined) return undefined;
  if (/^[|>][-+]?$/.test(value ?? "") && depth <= 0) {
    const fix = "indent each of its lines by two blanks more than that field";
    return { line, found: `${shorten(text)}, which is not indented under '${key}: ${value}'`, fix };
  }
  if (!value && !isField && !startsEntry(text) && depth <= 0)
    return {
      line,
      found: `${shorten(text)} below its field`,
      fix: `write it behind the colon: ${key}: ${words}`,
    };
  if (!value || /^["'[{|>]/.test(value)) return undefined;
  if (isField && depth > 0) {
    const fix = `if it goes on with the text above, put that whole text in quotes, since ': ' is in it; if it is a field, begin it exactly under ${key}`;
    return { line, found: `${shorten(text)}, indented under a text`, fix };
  }
  const isSentence = /^[\p{L}\p{N}][^:]*$/u.test(words) && words.split(/\s+/).length > 3;
  if (!isSentence) return undefined;
  const fix =
    "if it goes on with the text above, indent it by two blanks; if it is a field, write its name and a colon";
  return { line, found: `${shorten(text)} at the beginning of a line`, fix };
}

const startsEntry = (text: string): boolean => /^\s*- /.test(text);

/** A line with blanks in the place of the dash before a field, which begins where the entry's other fields do. */
const hideDash = (text: string): string =>
  text.replace(/^\s*- +(?=[\w-]+:( |$))/, (dash) => " ".repeat(dash.length));

/** The beginning of a line, in quotes. */
const shorten = (text: string): string =>
  text.trim().length > 60 ? `'${text.trim().slice(0, 57)}...'` : `'${text.trim()}'`;

const findLineBefore = (lines: string[], line: number): number =>
  lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== "" && !/^\s*#/.test(text)) + 1;

const countBlanks = (text: string): number => text.length - text.trimStart().length;

/** An indent that begins with a no-break or other Unicode space, as texts pasted from Word and web pages have it. */
const ODD_BLANK = /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

const adviseOnBlank = (line: number, text: string): YamlFault => ({
  line,
  found: `a blank of another kind, as web pages have it, before '${text.trim().slice(0, 40)}'`,
  fix: "delete the blanks at the beginning of the line, and type them anew",
});

/** The beginning of a line with a value: its indent, dashes of a list, and its key. */
const KEY = String.raw`^\s*(?:- +)*(?:[\w-]+: +)?`;

/** An entry with the bullet of a word processor or of Markdown. */
const BULLET = /^\s*([•·*–—]) +(\S.*)$/;

/** Blanks of word processors and web pages, which YAML takes for letters. */
const NO_BREAK = String.raw`[\u00a0\u2007\u202f]`;

/** A list entry without a plain blank behind its dash, which YAML reads as a text. */
const DASH_WITHOUT_BLANK = new RegExp(`^\\s*-${NO_BREAK}*[A-Za-z"'].*$`);

/**
 * Mistakes that can be seen in one line: what was found and what to write. $1 stands for the first group of the pattern,
 * "$1" for the same with quotes and backslashes escaped as YAML requires.
 */
const LINE_RULES: [pattern: RegExp, found: string, fix: string][] = [
  [/^\s*-([A-Za-z"'].*)$/, "'-$1'", "write a blank behind the dash: - $1"],
  [new RegExp(`^\\s*-${NO_BREAK}\\s*(.*)$`), "a blank of another kind behind the dash", "type it anew: - $1"],
  [BULLET, "the bullet $1", "begin the entry with a hyphen and a blank: - $2"],
  [/^( *)\t/, "a tab at the beginning of the line", "indent with blanks, two for each step"],
  [
    new RegExp(`${KEY}([“”„‘’])(.*?)[“”„‘’]? *$`),
    "a text that begins with $1",
    'write straight quotes: "$2"',
  ],
  [
    new RegExp(String.raw`${KEY}((\{)\w+\} *[^\s},\]].*)$`),
    "a text that begins with $2",
    'put it in quotes: "$1"',
  ],
  [
    new RegExp(String.raw`${KEY}(([*&!%@\`]|\?(?= )).*)$`),
    "a text that begins with $2",
    'put it in quotes: "$1"',
  ],
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
  [new RegExp(`${KEY}"[^"]*"("+) *$`), "$1 behind the closing quote", "remove it"],
  [
    new RegExp(String.raw`${KEY}(["'])(?:(?!\1).)*\1 *([^\s,#}\]:].*)$`),
    "'$2' behind the closing quote",
    'put the whole text in quotes, and write \\" for a quote in it',
  ],
  [
    new RegExp(String.raw`${KEY}(?:\{[^{}[\]]*(?=\})|\[[^{}[\]]*(?=\]))(.) *([^\s,#\]}:].*)$`),
    "'$2' behind $1",
    "remove it, or write it before $1; if all this is one text, put it in quotes",
  ],
  [
    /[{,] *[\w-]+: +[^"',{}[\]]*? ([a-z][\w-]*): /,
    "two fields without a comma",
    "write a comma before '$1:'",
  ],
  [/^\s*(?:- +)*[\w-]+: +- /, "a list on the line of its field", "begin the list on the next line, indented"],
  [
    /[{,] *([\w-]+): +([^"',{}[\]]+: [^"',{}[\]]*?) *[,}]/,
    "a text with ': ' in it",
    'put it in quotes: $1: "$2"',
  ],
  [
    /^\s*- +([a-z]\w*: +[^"'{}[\]:]+, *[a-z]\w*: +[^"'{}[\]:]+)$/,
    "two fields on one line",
    "write braces around them: - { $1 }",
  ],
  [/^\s*(?:- +)*[\w-]+: +([^"'\s[{].*:) *$/, "a text that ends with a colon", 'put it in quotes: "$1"'],
  [/^\s*(?:- +)*[\w-]+: +([^"'\s[{][^"]*: .*)$/, "a text with ': ' in it", 'put it in quotes: "$1"'],
  [
    new RegExp(String.raw`^\s*(?:- +)*([A-Za-z][\w-]*): *${NO_BREAK}\s*(.*)$`),
    "a blank of another kind behind $1:",
    "type it anew: $1: $2",
  ],
  [/^\s*(?:- +)*([A-Za-z][\w-]*):([^\s:/].*)$/, "'$1:$2'", "write a blank behind the colon: $1: $2"],
  [/^ *([A-Za-z]\w*) += *(.*)$/, "'$1 = $2'", "write a colon behind the field: $1: $2"],
  [/^ *([A-Za-z]\w*) +([^:]*)$/, "'$1 $2'", "write a colon behind the field: $1: $2"],
];

/** The first rule that a line matches, filled in. */
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
    quoted ? quoteText(parts[quoted] ?? "") : (parts[plain] ?? ""),
  );

/** A text in double quotes; a quote that it only ends with is the half that its editor has written. */
export const quoteText = (text: string): string => JSON.stringify(text.trim().replace(/^([^"]*)"$/, "$1"));
