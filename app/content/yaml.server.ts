import {
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type YAMLException,
} from "js-yaml";
import { MAX_FINDINGS, type TextFault } from "./finding.ts";
import { findUnsafeCharacter } from "./unsafe-character.ts";
import {
  adviseOnSpace,
  describeSyntaxFault,
  INDICATORS,
  quote,
  STRAIGHT_QUOTES,
} from "./yaml-syntax.server.ts";

/** The data of a YAML text, the lines of its fields, and its faults of syntax. */
type YamlSource = {
  data: unknown;
  /** Line of a field, or of its nearest existing parent, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
  faults: TextFault[];
};

/** Reads one YAML document, without anchors, aliases and tags. Never throws. */
export function readYaml(text: string): YamlSource {
  const events = parse(text);
  if (typeof events === "number") {
    const fault = describeSyntaxFault(text, events);
    return { data: undefined, lineOf: () => fault.line, faults: [fault] };
  }
  const converter = new Converter(text, events);
  const top = converter.findNext() ?? 0;
  const data = converter.convert() ?? null;
  const { faults, starts } = converter;
  return { data, lineOf: (path) => getLine(text, findStart(path, data, starts) ?? top), faults };
}

/** The nodes of a document in their order, or the line on which the text stops being one valid document. */
function parse(text: string): Event[] | number {
  try {
    const [document, ...nodes] = parseEvents(text, {});
    return nodes.some(({ type }) => type === document?.type) ? 1 : nodes;
  } catch (error) {
    return ((error as YAMLException).mark?.line ?? 0) + 1;
  }
}

/** Where the fields of each map and the entries of each list begin. */
type Starts = Map<unknown, Map<PropertyKey, number>>;

/** Where a field begins, or its nearest parent in this value; undefined where the value has none of them. */
function findStart([key, ...rest]: PropertyKey[], value: unknown, starts: Starts): number | undefined {
  const start = key === undefined ? undefined : starts.get(value)?.get(key);
  if (key === undefined || start === undefined) return undefined;
  return findStart(rest, (value as Record<PropertyKey, unknown>)[key], starts) ?? start;
}

/** The line of a place in a text. */
function getLine(text: string, place: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < place; end = text.indexOf("\n", end + 1)) line++;
  return line;
}

const BRACKETS = "put text that begins with { or [ in double quotes";
const COMMENTS = "text ends at ' #': put all of it in double quotes, or write the comment on its own line";
const ENTRY_IN_TEXT =
  "here it is part of the text above: align all entries of the list, and begin each with '- '";

const ONE_QUOTE =
  "begin the text with this quotation mark too, or remove it; if it belongs to the text, put all of it in double quotes";

const NO_NAME = "write the name of the field before this colon, or remove the colon";

/** The file itself has no unsafe character: only an escape is left. */
const ESCAPES = "remove its escape; for a backslash write two, or put the text in single quotes";

const COMMENT = /[ \t]+#/y;
const DASH = /\n *-/g;
const COLON = /\n[ -]*:/g;

/** Words that are not texts. */
const VALUES = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["~", null],
]);

/** Whether a text is in curly quotes as a whole, as an office program writes those of YAML. */
const isInCurlyQuotes = (text: string): boolean => /^(“[^“”]+”|‘[^‘]+’)$/.test(text);

/** Whether a text ends with a quote and has no other one, because its first is missing. */
const endsWithOneQuote = (text: string): boolean =>
  /["']$/.test(text) && text.indexOf(text.slice(-1)) === text.length - 1;

/** Converts the nodes of a document to data, and collects what is valid YAML but a mistake in content. */
class Converter {
  readonly faults: TextFault[] = [];
  readonly starts: Starts = new Map();
  readonly #text: string;
  readonly #events: Event[];
  #next = 0;
  /** Where the last text ended, or the last list or map began, whichever is later. */
  #last = 0;

  constructor(text: string, events: Event[]) {
    this.#text = text;
    this.#events = events;
  }

  /** The value of the next node; undefined where a list, a map or the document ends. */
  convert(): unknown {
    const event = this.#events[this.#next++];
    if (!event || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return undefined;
    if (event.anchorStart >= 0) this.#refuse(event.anchorStart - 1, INDICATORS);
    if (event.type === EVENT_ID.ALIAS) return null;
    if (event.tagStart >= 0) this.#refuse(event.tagStart, INDICATORS);
    if (event.type === EVENT_ID.SCALAR) return this.#convertScalar(event);
    this.#last = event.start;
    return event.type === EVENT_ID.SEQUENCE ? this.#convertList() : this.#convertMap();
  }

  /** Where the next node begins; undefined if it is empty. */
  findNext(): number | undefined {
    const event = this.#events[this.#next];
    if (event && "start" in event) return event.start;
    if (event?.type !== EVENT_ID.SCALAR || event.valueStart < 0) return undefined;
    // The value of a block begins on the line after its | or >.
    return event.style < SCALAR_STYLE.LITERAL_BLOCK ? event.valueStart : event.valueStart - 1;
  }

  #convertList(): unknown[] {
    const list: unknown[] = [];
    const starts = new Map<PropertyKey, number>();
    this.starts.set(list, starts);
    for (;;) {
      const start = this.findNext();
      const entry = this.convert();
      if (entry === undefined) return list;
      if (start === undefined && list.length > 0) this.#last = this.#findNext(DASH);
      starts.set(list.length, start ?? this.#last);
      list.push(entry);
    }
  }

  /** The dash or colon of a node without text. Only spaces and comments are between it and the node before it. */
  #findNext(mark: RegExp): number {
    mark.lastIndex = this.#last;
    return mark.test(this.#text) ? mark.lastIndex - 1 : this.#last;
  }

  #convertMap(): unknown {
    const fields: [string, unknown][] = [];
    const starts = new Map<PropertyKey, number>();
    for (;;) {
      const place = this.findNext();
      const key = this.convert();
      if (key === undefined) break;
      // Without this bound, the search takes quadratic time.
      if (place === undefined && this.faults.length < MAX_FINDINGS) {
        // The first colon without a name begins the map.
        if (fields.length > 0) this.#last = this.#findNext(COLON);
        this.#refuse(this.#last, NO_NAME);
      }
      const start = place ?? this.#last;
      if (typeof key === "object" && key !== null) this.#refuse(start, BRACKETS);
      const name = String(key);
      const space = name === name.trim() ? undefined : adviseOnSpace(name);
      if (space) this.#refuse(start, space.fix, space.found);
      const first = starts.get(name);
      if (first === undefined) starts.set(name, start);
      else if (place !== undefined) this.#refuseRepeat(name, start, first);
      fields.push([name, this.convert()]);
    }
    const map = Object.fromEntries(fields);
    this.starts.set(map, starts);
    return map;
  }

  #convertScalar(event: ScalarEvent): unknown {
    const { valueStart: start, valueEnd: end, style } = event;
    if (start < 0) return null;
    this.#last = Math.max(start, end - 1);
    const value = getScalarValue(this.#text, event);
    const unsafe = style === SCALAR_STYLE.DOUBLE_QUOTED && findUnsafeCharacter(value);
    if (unsafe) this.#refuse(start, ESCAPES, unsafe.found);
    if (style !== SCALAR_STYLE.PLAIN) return value;
    if (VALUES.has(value)) return VALUES.get(value);
    const number = Number(value);
    // A number that is written unusually, such as 25.000 or +91, stays a text.
    if (Number.isFinite(number) && String(number) === value) return number;
    COMMENT.lastIndex = end;
    if (COMMENT.test(this.#text) && /\p{L}/u.test(value))
      this.#refuse(start, COMMENTS, `'${value}', and a comment after it`);
    const entry = /\n *- /.exec(this.#text.slice(start, end));
    if (entry) this.#refuse(start + entry.index + 1, ENTRY_IN_TEXT);
    if (isInCurlyQuotes(value)) this.#refuse(start, STRAIGHT_QUOTES, quote(value));
    if (endsWithOneQuote(value)) this.#refuse(start, ONE_QUOTE, quote(value));
    return value;
  }

  #refuseRepeat(name: string, start: number, first: number): void {
    if (this.faults.length >= MAX_FINDINGS) return;
    const line = getLine(this.#text, first);
    this.#refuse(start, `duplicate of line ${line}: remove one of them`, `${name} twice`);
  }

  /** Adds a fault; without `found` it names the rest of the line. */
  #refuse(start: number, fix: string, found?: string): void {
    if (this.faults.length >= MAX_FINDINGS) return;
    const [rest = ""] = this.#text.slice(start).split("\n", 1);
    this.faults.push({ line: getLine(this.#text, start), found: found ?? quote(rest), fix });
  }
}
