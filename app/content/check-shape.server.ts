import { z } from "zod";
import type { ContentFile } from "./content-file.server.ts";
import type { Finding } from "./finding.ts";
import { nearest } from "./nearest.ts";

/** The checked data, undefined where it has a fault, and the faults. */
export type Checked<T> = { data: T | undefined; findings: Finding[] };

/** Checks a parsed file against a schema; each fault has its line, the value found, and what to write instead. */
export function checkShape<S extends z.ZodType>(file: ContentFile, schema: S): Checked<z.output<S>> {
  if (file.faults.length > 0) return { data: undefined, findings: file.faults };
  const result = schema.safeParse(file.data, { reportInput: true });
  if (result.success) return { data: result.data, findings: [] };
  return {
    data: undefined,
    findings: toFindings(result.error.issues, file, schema),
  };
}

/** A finding in a field of a parsed file, for rules that a schema cannot express. */
export function findingAt(file: ContentFile, path: PropertyKey[], found: unknown, fix: string): Finding {
  return { file: file.file, line: file.lineOf(path), field: fieldName(path), found: show(found), fix };
}

/** Most names that a fault lists where none is near. */
const MAX_LISTED = 10;

/** Checks a name against those that there are; `otherwise` is another way to mend it, such as 'remove the line'. */
export function checkReference(
  file: ContentFile,
  at: PropertyKey[],
  name: string,
  { noun, known, otherwise }: { noun: string; known: readonly string[]; otherwise?: string },
): Finding[] {
  if (known.includes(name)) return [];
  const near = nearest(name, known);
  const few = (near ? [near] : known.slice(0, MAX_LISTED)).map((one) =>
    one.includes(": ") ? `"${one}"` : one,
  );
  const list = `${few.length > 1 ? "one of " : ""}${few.join(", ")}`;
  const more = !near && known.length > MAX_LISTED ? ", ..." : "";
  const ways = [few.length > 0 ? `write ${list}${more}` : undefined, otherwise].filter(Boolean);
  return [findingAt(file, at, name, `no such ${noun}: ${ways.join(", or ") || "remove it"}`)];
}

/** Finds every value that another entry before it has as well. */
export function checkUnique<Entry extends { file: ContentFile }>(
  entries: Entry[],
  getPath: (entry: Entry) => PropertyKey[],
  getValue: (entry: Entry) => string | number,
): Finding[] {
  const seen = new Map<string | number, string>();
  return entries.flatMap((entry) => {
    const value = getValue(entry);
    const other = seen.get(value);
    seen.set(value, entry.file.file);
    if (other === undefined) return [];
    return [findingAt(entry.file, getPath(entry), value, `${other} has the same: write another`)];
  });
}

function toFindings(issues: z.core.$ZodIssue[], file: ContentFile, schema: z.ZodType): Finding[] {
  const missing = issues.filter(isMissing).map(({ path }) => fieldName(path));
  const named = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => {
      const absent = known.filter((name) => missing.includes(fieldName([...issue.path, name])));
      const [begun = ""] = /^[\w-]+(?=[ :])/.exec(key) ?? [];
      const near = known.includes(begun) ? begun : (nearest(key, absent) ?? nearest(key, known));
      // A misspelt key is one fault: the field that it was meant for is not missing.
      if (near) named.add(fieldName([...issue.path, near]));
      const at = [...issue.path, key];
      return {
        ...findingAt(file, at, undefined, fixKey(key, valueAt(file.data, at), near, known)),
        found: `the key ${key}`,
      };
    });
  });
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type"));
  const untyped = new Set([...mistyped].map(({ path }) => fieldName(path)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    // Skip issues of a value, such as its length, that already has the wrong type.
    .filter((issue) => mistyped.has(issue) || !untyped.has(fieldName(issue.path)))
    .filter((issue) => !(isMissing(issue) && named.has(fieldName(issue.path))))
    .map((issue) => findingAt(file, issue.path, issue.input, describeFix(issue, schema)));
  return [...unknown, ...others];
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined && issue.code !== "unrecognized_keys";

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

function fixKey(key: string, value: unknown, near: string | undefined, known: string[]): string {
  if (value === null && /^\d+$/.test(key))
    return "it belongs to the number before the comma: write digits only";
  if (value === null && !near)
    return "if it belongs to the text before the comma, put the whole text in quotes; else remove it";
  const glued = near && value === null ? new RegExp(`^${near}[ :]+(.+)$`).exec(key)?.[1] : undefined;
  if (glued) return `write a colon and a blank behind ${near}: ${near}: ${glued}`;
  if (near) return `this key is unknown: write ${near}`;
  return `this key is unknown: remove it (known: ${known.join(", ")})`;
}

/** What an editor should write instead of the value that a zod issue refuses. */
function describeFix(issue: z.core.$ZodIssue, schema?: z.ZodType): string {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue, schema && schemaAt(schema, issue.path));
    case "invalid_value": {
      const values = issue.values.map(String);
      const input = String(issue.input ?? "");
      const short = values.find(
        (value) => value.length > 2 && input.toLowerCase().startsWith(value.toLowerCase()),
      );
      const near = short ?? nearest(input, values);
      return near ? `write ${near}` : `write one of ${issue.values.map(String).join(", ")}`;
    }
    case "too_small":
      return describeSize(issue.exact ? "" : "at least ", getLeast(issue), issue);
    case "too_big":
      return describeSize(issue.exact ? "" : "at most ", issue.maximum, issue);
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text (in quotes if it looks like a number or a date)",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (one entry a line, each beginning with '- ')",
  object: "fields (one a line, indented, 'name: value')",
};

function describeType(
  { expected, input, path }: z.core.$ZodIssueInvalidType,
  schema: z.ZodType | undefined,
): string {
  if (input === null && typeof path.at(-1) === "number")
    return "write an entry behind the dash, or remove the dash";
  const isNumber = expected === "number" || expected === "int";
  if (isNumber && typeof input === "string") return describeNumber(input);
  if (expected === "boolean" && typeof input === "string" && /^(true|false)$/.test(input))
    return `write ${input} without quotes`;
  if (expected === "string" && ["number", "boolean", "undefined"].includes(typeof input))
    return describeText(input, schema);
  if (input === null && schema?.safeParse(undefined).success)
    return `write ${TYPE_NAMES[expected] ?? `a ${expected}`}, or remove the line`;
  const [field, value] = Object.entries(typeof input === "object" && input !== null ? input : {})[0] ?? [];
  if (expected === "string" && field && !Array.isArray(input)) return describeSplit(field, value);
  if (expected === "object" && ["string", "number"].includes(typeof input) && schema)
    return describeFields(String(input), schema);
  if (expected === "array" && typeof input === "string" && /^[^[\]{}:"']+,[^[\]{}:"']+$/.test(input))
    return `write [${input}]`;
  if (expected === "string" && input === null)
    return "write a text (in quotes if it begins with # or looks like a number or a date)";
  return `write ${TYPE_NAMES[expected] ?? `a ${expected}`}`;
}

/** A text that YAML has read as a field, by its colon or its braces. */
const describeSplit = (field: string, value: unknown): string =>
  value === null
    ? `put the text in quotes: "{${field}}", or "${field}:"`
    : `put a text with ': ' in it in quotes: ${JSON.stringify(`${field}: ${value}`)}`;

/** Finds the number in a text with quotes, commas or a currency around it. */
function describeNumber(input: string): string {
  if (/^(?:0|-?[1-9]\d*)$/.test(input)) return `write ${input} without quotes`;
  if (/^\d+\.0{1,2}$/.test(input)) return `write ${Number.parseInt(input, 10)}: digits only`;
  if (/^\d+\.\d{1,2}$/.test(input)) return "write a whole number";
  const digits = /^\D*(\d{1,3}(?:[.,\s]\d{2,3})+|\d+)\D*$/.exec(input)?.[1]?.replaceAll(/\D/g, "");
  return digits ? `write ${Number(digits)}: digits only` : "write a number";
}

/** Says what a text field asks for, so that the value is not refused again once it is in quotes. */
function describeText(input: unknown, schema: z.ZodType | undefined): string {
  const quoted = input === undefined ? "" : String(input);
  const asked = schema?.safeParse(quoted, { reportInput: true }).error?.issues[0];
  if (asked?.code === "invalid_format" || asked?.code === "custom") return describeFix(asked);
  if (input !== undefined) return `write it in quotes: "${quoted}"`;
  const meaning = schema && z.globalRegistry.get(schema)?.description;
  return meaning ? `write a text: ${meaning}` : `write ${TYPE_NAMES.string}`;
}

/** Splits fields that were written as one text, such as 'a -> b' for two fields; names those that cannot be left out. */
function describeFields(input: string, schema: z.ZodType): string {
  const all = keysAt(schema, []);
  const needed = all.filter((name) => !schemaAt(schema, [name])?.safeParse(undefined).success);
  const names = needed.length > 0 ? needed : all;
  const parts = input.split(/ *(?:->|=>|→|,) */);
  const isWhole = parts.length === names.length;
  if (names.length === 0 || names.length > 6) return `write ${TYPE_NAMES.object}`;
  return `write { ${names.map((name, index) => `${name}: ${isWhole ? parts[index] : "..."}`).join(", ")} }`;
}

/** The least whole number: a minimum that is exclusive, as of a positive number, is the next one. */
const getLeast = ({ minimum, inclusive }: z.core.$ZodIssueTooSmall): number | bigint =>
  inclusive === false ? Number(minimum) + 1 : minimum;

function describeSize(
  bound: string,
  size: number | bigint,
  { origin, input }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): string {
  const [one, many] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  const now = typeof input === "string" || Array.isArray(input) ? ` (now ${input.length})` : "";
  const unit = now ? ` ${Number(size) === 1 ? one : many}` : "";
  return `write ${bound}${size}${unit}${now}`;
}

/** The path of a field as editors read it, such as `projects[2]`. */
export const fieldName = (path: PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const text = typeof value === "string" ? `'${value.replaceAll("\n", " ")}'` : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}...` : text;
}

/** The keys that a schema allows at a path. */
function keysAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const found = unwrap(schemaAt(schema, path));
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** The schema at a path. */
function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  let current: unknown = schema;
  for (const part of path) {
    const outer = unwrap(current);
    if (outer instanceof z.ZodArray) current = outer.element;
    else if (outer instanceof z.ZodObject) current = outer.shape[String(part)];
    else if (outer instanceof z.ZodRecord) current = outer.valueType;
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** The schema inside `.optional()` or `.default()`. */
const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
