import { z } from "zod";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { nearest } from "./nearest.ts";

/** The checked data, or undefined, and every fault found in it. */
export type Checked<T> = { data: T | undefined; problems: ContentProblem[] };

/** Checks a parsed file against a schema and says each fault with its line, value and fix. */
export function checkShape<S extends z.ZodType>(file: ContentFile, schema: S): Checked<z.output<S>> {
  if (file.problems.length > 0) return { data: undefined, problems: file.problems };
  const result = schema.safeParse(file.data, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  return {
    data: undefined,
    problems: toProblems(result.error.issues, file, schema),
  };
}

/** A problem in a field of a parsed file, for rules that a schema cannot express. */
export function problemAt(
  file: ContentFile,
  path: PropertyKey[],
  found: unknown,
  fix: string,
): ContentProblem {
  return { file: file.file, line: file.lineOf(path), field: fieldName(path), found: show(found), fix };
}

function toProblems(issues: z.core.$ZodIssue[], file: ContentFile, schema: z.ZodType): ContentProblem[] {
  const missing = issues.filter(isMissing).map(({ path }) => fieldName(path));
  const named = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => {
      const absent = known.filter((name) => missing.includes(fieldName([...issue.path, name])));
      const near = nearest(key, absent) ?? nearest(key, known);
      // A misspelt key is one fault: the field that it was meant for is not missing.
      if (near) named.add(fieldName([...issue.path, near]));
      const at = [...issue.path, key];
      return {
        ...problemAt(file, at, undefined, fixKey(valueAt(file.data, at), near, known)),
        found: `the key ${key}`,
      };
    });
  });
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type"));
  const untyped = new Set([...mistyped].map(({ path }) => fieldName(path)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    // What is no list has no right number of entries either.
    .filter((issue) => mistyped.has(issue) || !untyped.has(fieldName(issue.path)))
    .filter((issue) => !(isMissing(issue) && named.has(fieldName(issue.path))))
    .map((issue) => problemAt(file, issue.path, issue.input, describeFix(issue)));
  return [...unknown, ...others];
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined && issue.code !== "unrecognized_keys";

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

function fixKey(value: unknown, near: string | undefined, known: string[]): string {
  if (value === null && !near)
    return "if it belongs to the text before the comma, put the whole text in quotes; else remove it";
  if (near) return `this key is unknown: write ${near}`;
  return `this key is unknown: remove it (known: ${known.join(", ")})`;
}

/** What an editor should write instead of the value that a zod issue refuses. */
function describeFix(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue.expected, issue.input);
    case "invalid_value": {
      const near = nearest(String(issue.input ?? ""), issue.values.map(String));
      return near ? `write ${near}` : `write one of ${issue.values.map(String).join(", ")}`;
    }
    case "too_small":
      return describeSize(issue.exact ? "" : "at least ", issue.minimum, issue);
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

function describeType(expected: string, input: unknown): string {
  const isNumber = expected === "number" || expected === "int";
  if (isNumber && typeof input === "string" && /^-?\d+$/.test(input)) return `write ${input} without quotes`;
  if (expected === "boolean" && typeof input === "string" && /^(true|false)$/.test(input))
    return `write ${input} without quotes`;
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean"))
    return `write it in quotes: "${input}"`;
  const [field, value] = Object.entries(typeof input === "object" && input !== null ? input : {})[0] ?? [];
  if (expected === "string" && field && !Array.isArray(input))
    return `put a text with ': ' in it in quotes: "${field}: ${value}"`;
  return `write ${TYPE_NAMES[expected] ?? `a ${expected}`}`;
}

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

const fieldName = (path: PropertyKey[]): string =>
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
  let current: unknown = schema;
  for (const part of [...path, undefined]) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap();
    if (part === undefined) break;
    if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodObject) current = current.shape[String(part)];
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}
