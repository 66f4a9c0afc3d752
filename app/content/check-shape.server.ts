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
    problems: result.error.issues.flatMap((issue) => toProblems(issue, file, schema)),
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

function toProblems(issue: z.core.$ZodIssue, file: ContentFile, schema: z.ZodType): ContentProblem[] {
  if (issue.code !== "unrecognized_keys") {
    return [problemAt(file, issue.path, issue.input, describeFix(issue))];
  }
  const known = keysAt(schema, issue.path);
  return issue.keys.map((key) => {
    const near = nearest(key, known);
    const fix = near
      ? `this key is unknown: write ${near}`
      : `this key is unknown: remove it (known: ${known.join(", ")})`;
    return { ...problemAt(file, [...issue.path, key], undefined, fix), found: `the key ${key}` };
  });
}

/** What an editor should write instead of the value that a zod issue refuses. */
function describeFix(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `write ${TYPE_NAMES[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value": {
      const near = nearest(String(issue.input ?? ""), issue.values.map(String));
      return near ? `write ${near}` : `write one of ${issue.values.map(String).join(", ")}`;
    }
    case "too_small":
      return `write at least ${issue.minimum} ${unit(issue.origin)}${length(issue.input)}`;
    case "too_big":
      return `write at most ${issue.maximum} ${unit(issue.origin)}${length(issue.input)}`;
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

const unit = (origin: string): string =>
  origin === "string" ? "characters" : origin === "array" ? "entries" : "";

const length = (input: unknown): string =>
  typeof input === "string" || Array.isArray(input) ? ` (now ${input.length})` : "";

const fieldName = (path: PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const text = typeof value === "string" ? `'${value}'` : JSON.stringify(value);
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
