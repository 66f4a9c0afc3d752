import { makeLeast } from "#app/content/least-value.ts";
import { findOption, type Path } from "#app/content/value-path.ts";
import { formatCount } from "#app/text/count.ts";
import { straighten } from "#app/text/typography.ts";

/** What fields are called whose own names are not an editor's words. */
const NAMES: Record<string, string> = { href: "Address", slug: "Address", cohorts: "Groups" };

/** A field in words: `timeZone` is 'Time zone'. A key that an editor has chosen stays as it is. */
const nameKey = (key: string): string => {
  if (NAMES[key] || !/^[a-z][A-Za-z]*$/.test(key)) return NAMES[key] ?? key;
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value in words: `syllabus[0].weeks` is 'Syllabus 1: Weeks'. */
export const namePath = (path: Path): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name || "Entry"} ${key + 1}`;
    return name ? `${name}: ${nameKey(key)}` : nameKey(key);
  }, "");

/** What a value is called in one line. */
export function summarize(value: unknown): string {
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  if (typeof value !== "object" || value === null) return String(value ?? "Left out");
  return String(Object.values(value).find((part) => typeof part !== "object") ?? "");
}

/** What the JSON Schema of a field says of it, as far as the editor shows it. */
export type Schema = {
  type?: string;
  title?: string;
  description?: string;
  enum?: (string | number)[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | false;
  anyOf?: Schema[];
  /** Names in braces that a text may hold. A text without this is shown as it is written. */
  names?: string[];
  /** Whether a text is shown as typed, but for its apostrophes. */
  isVerbatim?: boolean;
  /** Whether a text may hold code in backticks. */
  hasCode?: boolean;
  /** Whether it is a time of the day, for which JSON Schema has a format only with a time zone. */
  isTime?: boolean;
  /** What the text names. */
  ref?: string;
  /** What 'New' adds here. */
  creates?: { name: string; start?: object; page?: string };
};

/** The schema that a value was written by; without one, that of a text. */
function findVariant({ anyOf = [], ...rest }: Schema, value: unknown): Schema {
  const [first] = anyOf;
  const option = findOption(anyOf, value, ({ type }) => type === "array") ?? first;
  return option ? { ...option, ...rest } : rest;
}

/** The schema of a part of a value. */
function getPartSchema(schema: Schema, value: unknown, key: string | number): Schema {
  const { properties = {}, items, additionalProperties } = findVariant(schema, value);
  return (typeof key === "number" ? items : properties[key]) ?? (additionalProperties || {});
}

/** The schema of the value at a path; what it lacks is said by the list or map that holds it. */
export function getSchema(schema: Schema, data: unknown, path: Path): Schema {
  let [at, value, description] = [schema, data, schema.description];
  for (const key of path) {
    at = getPartSchema(at, value, key);
    value = (value as Record<string, unknown> | undefined)?.[key];
    description = at.description ?? description;
  }
  return { ...findVariant(at, value), ...(description ? { description } : {}) };
}

/** The beginning of a new value, without words. What can be a draft begins as one. */
export function createEmpty(schema: Schema): unknown {
  const value = makeLeast(schema, ({ type }) => ({ string: "", boolean: false })[type ?? ""]);
  return schema.properties?.draft ? { ...(value as object), draft: true } : value;
}

/** What was typed, as a value of its type; undefined for nothing. */
export function parseTyped(typed: string, { type }: Schema): unknown {
  if (typed === "") return undefined;
  const isNumber = type === "integer" || type === "number";
  if (isNumber && Number.isFinite(Number(typed))) return Number(typed);
  return type === "boolean" ? typed === "true" : typed;
}

/** A text as it is compared: without what is invisible, with single spaces, and with quotes as they are typed. */
export const toPlain = (text: string): string =>
  straighten(text)
    .replaceAll(/[\u00ad\u200b\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
