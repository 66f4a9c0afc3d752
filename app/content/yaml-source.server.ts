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
import { adviseOnSyntax } from "./yaml-advice.server.ts";
import {
  adviseOnLine,
  DASH_WITHOUT_BLANK,
  ODD_BLANK,
  sayOddBlank,
  type YamlFault,
} from "./yaml-line-rules.server.ts";

/** What a YAML text says, where each of its fields stands, and its faults of syntax. */
export type YamlSource = {
  data: unknown;
  /** Line of a field, or of its nearest existing parent, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
  faults: YamlFault[];
};

/** A number that would lose its last digits, such as 25.000 or 3.10, is a text: what was meant is asked. */
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

/** A file is one document that says something. */
function findDocumentFaults(events: Event[], lines: string[]): YamlFault[] {
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
  if (documents === 0) return [{ line: 1, found: "nothing", fix: "write its fields" }];
  if (documents === 1) return [];
  const line = lines.findIndex((text, index) => index > 0 && /^(---|\.\.\.)/.test(text)) + 1;
  const fix = "remove the line: a file is one list of fields";
  return [{ line, found: `the line ${lines[line - 1]}`, fix }];
}

/** What YAML takes for an anchor, a tag, a comment or a further line of a text was meant otherwise. */
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

function findPlainFaults(text: string, lines: string[], start: number, end: number): YamlFault[] {
  const value = text.slice(start, end);
  if (ODD_BLANK.test(value)) return [sayOddBlank(countLines(text, start), value)];
  const rows = value.includes("\n") ? value.split("\n") : [value];
  const dashed = rows.findIndex((row) => DASH_WITHOUT_BLANK.test(row));
  if (dashed >= 0) {
    const line = countLines(text, start) + dashed;
    return [adviseOnLine(lines, line)].flatMap((fault) => fault ?? []);
  }
  const entry = /\n\s*(- .*)/.exec(value);
  if (entry) {
    const fix = "begin it exactly under the entry above: it now is a part of that";
    return [
      { line: countLines(text, start + entry.index) + 1, found: `'${entry[1]}', indented too far`, fix },
    ];
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
      const isRoot = frames.length === 1;
      const path = isRoot ? [] : [...frame.path, frame.key?.name ?? frame.index++];
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
