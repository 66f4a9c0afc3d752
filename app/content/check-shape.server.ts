import { z } from "zod";
import { getNoun } from "#app/text/count.ts";
import { findNearest, suggestName } from "#app/text/find-nearest.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type Finding, findingAt, MAX_FINDINGS, shorten } from "./finding.ts";
import { getMeta, getPart, unwrap } from "./schema-meta.server.ts";
import { fieldName, getValue } from "./value-path.ts";

/** Checks a parsed file against a schema; each fault has its line, the value found, and what to write instead. */
export function checkShape<S extends z.ZodType>(
  file: ContentFile,
  schema: S,
): { data: z.output<S> | undefined; findings: Finding[] } {
  const result = schema.safeParse(file.data, { reportInput: true });
  if (result.success) return { data: result.data, findings: [] };
  return { data: undefined, findings: describeIssues(result.error.issues, file, schema) };
}

/** Checks a name against those of another part of the content, which `where` names. */
export const checkName = (
  file: ContentFile,
  path: PropertyKey[],
  name: string,
  { where, known }: { where: string; known: readonly string[] },
): Finding[] =>
  known.includes(name) ? [] : [findingAt(file, path, name, `not in ${where}: ${suggestName(name, known)}`)];

function describeIssues(issues: z.core.$ZodIssue[], file: ContentFile, schema: z.ZodType): Finding[] {
  const missing = new Set(issues.filter(isMissing).map(({ path }) => fieldName(path)));
  const meant = new Set<string>();
  const unknown = issues
    .flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ issue, key })) : []))
    .slice(0, MAX_FINDINGS)
    .map(({ issue: { path }, key }): Finding => {
      const at = [...path, key];
      const value = getValue(file.data, at);
      // YAML takes the 500 of { amount: 18,500 } for a field.
      if (value === null && /^\d+$/.test(key)) {
        const fix = "write the number without commas, such as 18500";
        return { ...findingAt(file, path, undefined, fix), found: "a number with a comma" };
      }
      const known = keysAt(schema, file.data, path);
      const absent = known.filter((name) => missing.has(fieldName([...path, name])));
      const near = findNearest(key, absent) ?? findNearest(key, known);
      // A misspelt key is one fault: the field that it was meant for is not missing.
      if (near) meant.add(fieldName([...path, near]));
      return { ...findingAt(file, at, undefined, fixKey(value, near, known)), found: `the key ${key}` };
    })
    // A number may have several commas.
    .filter(
      ({ line, found }, index, all) => found !== all[index - 1]?.found || line !== all[index - 1]?.line,
    );
  const wrongTypes = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => fieldName(path)),
  );
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    // Skip length issues of a value that has the wrong type.
    .filter(({ code, path }) => code === "invalid_type" || !wrongTypes.has(fieldName(path)))
    .filter((issue) => !(isMissing(issue) && meant.has(fieldName(issue.path))))
    // An empty value is reported once: by the rule that says what to write.
    .filter((issue, _, all) => !(isEmpty(issue) && all.some((other) => isSamePlace(other, issue))))
    .slice(0, MAX_FINDINGS)
    .map((issue) =>
      findingAt(
        file,
        issue.path,
        getValue(file.data, issue.path),
        describeFix(issue, schemaAt(schema, file.data, issue.path)),
      ),
    );
  return [...unknown, ...others].slice(0, MAX_FINDINGS);
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined && issue.code !== "unrecognized_keys";

const isEmpty = (issue: z.core.$ZodIssue): boolean => issue.code === "too_small" && issue.minimum === 1;

const isSamePlace = (one: z.core.$ZodIssue, other: z.core.$ZodIssue): boolean =>
  one !== other && fieldName(one.path) === fieldName(other.path);

function fixKey(value: unknown, near: string | undefined, known: string[]): string {
  if (near) return `this key is unknown: write ${near}`;
  if (value === null) return "write ': ' and a value after it, or put the text with the comma in quotes";
  return `this key is unknown: write one of these, or remove it: ${known.join(", ")}`;
}

/** What an editor should write instead of the value that an issue refuses. */
function describeFix(issue: z.core.$ZodIssue, schema?: z.ZodType): string {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue, schema);
    case "invalid_value": {
      const values = issue.values.map(String);
      const input = String(issue.input ?? "");
      const short = values.find((value) => value.length > 2 && input.startsWith(value));
      return short ? `write ${short}` : suggestName(input, values);
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
  string: "text (in quotes if it looks like a number or a date)",
  number: "a number, digits only",
  int: "a whole number, digits only",
  boolean: "true or false",
  array: "a list (one entry per line, each beginning with '- ')",
};

/** What a type is called, with the fields that an object must have. */
function describeExpected(expected: string, schema: z.ZodType | undefined): string {
  if (expected !== "object" && expected !== "record") return TYPE_NAMES[expected] ?? `a ${expected}`;
  const outer = schema && unwrap(schema);
  const fields = outer instanceof z.ZodObject ? Object.entries<z.ZodType>(outer.shape) : [];
  const needed = fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name);
  const names = needed.length > 0 ? `the fields ${needed.join(", ")}` : "fields";
  return `${names} (one per line, indented, as 'name: value')`;
}

function describeType(
  { expected, input, path }: z.core.$ZodIssueInvalidType,
  schema: z.ZodType | undefined,
): string {
  const wanted = `write ${describeExpected(expected, schema)}`;
  if (input === null && typeof path.at(-1) === "number")
    return "write an entry after the dash, or remove the dash";
  if (input === null && schema?.safeParse(undefined).success) return `${wanted}, or remove the line`;
  if (expected === "string" && input === null)
    return "write text (in quotes if it begins with # or looks like a number or a date)";
  if (expected === "string") return describeText(input, schema);
  const { description } = getMeta(schema);
  if (input === undefined && description) return `${wanted}: ${description}`;
  // Quotes have turned a number or a boolean into text.
  if (
    typeof input === "string" &&
    String(Number(input)) === input &&
    schema?.safeParse(Number(input)).success
  )
    return `write ${input} without quotes`;
  if (expected === "boolean" && (input === "true" || input === "false"))
    return `write ${input} without quotes`;
  if (expected === "array" && typeof input === "string" && input.includes(",")) return `write [${input}]`;
  return wanted;
}

/** What a text field asks for, so that the value is not refused again once it is in quotes. */
function describeText(input: unknown, schema: z.ZodType | undefined): string {
  // YAML reads a text with a colon, or in braces, as a field.
  if (typeof input === "object" && input !== null && !Array.isArray(input)) {
    const [[field, value] = ["", null]] = Object.entries(input);
    if (value === null) return `put the text in quotes: "{${field}}", or "${field}:"`;
    return `put text that contains ': ' in quotes: ${shorten(JSON.stringify(`${field}: ${value}`))}`;
  }
  const quoted = input === undefined ? "" : String(input);
  const asked = schema?.safeParse(quoted, { reportInput: true }).error?.issues[0];
  if (asked?.code === "invalid_format" || asked?.code === "custom") return describeFix(asked);
  if (typeof input === "number" || typeof input === "boolean") return `write it in quotes: "${quoted}"`;
  const { description } = getMeta(schema);
  return description ? `write text: ${description}` : `write ${TYPE_NAMES.string}`;
}

/** The smallest whole number allowed: one more than an exclusive minimum. */
const getLeast = ({ minimum, inclusive }: z.core.$ZodIssueTooSmall): number | bigint =>
  inclusive === false ? Number(minimum) + 1 : minimum;

function describeSize(
  bound: string,
  size: number | bigint,
  { origin, input }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): string {
  const [one, many] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  const now = typeof input === "string" || Array.isArray(input) ? ` (now ${input.length})` : "";
  const unit = now ? ` ${getNoun(Number(size), one, many)}` : "";
  return `write ${bound}${size}${unit}${now}`;
}

/** The keys that a schema allows at a path. */
function keysAt(schema: z.ZodType, data: unknown, path: PropertyKey[]): string[] {
  const at = schemaAt(schema, data, path);
  const outer = at && unwrap(at);
  if (outer instanceof z.ZodRecord && outer.keyType instanceof z.ZodEnum)
    return outer.keyType.options.map(String);
  return outer instanceof z.ZodObject ? Object.keys(outer.shape) : [];
}

/** The schema at a path. */
const schemaAt = (schema: z.ZodType, data: unknown, path: PropertyKey[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>(
    (at, key, index) => getPart(at, getValue(data, path.slice(0, index)), key),
    schema,
  );
