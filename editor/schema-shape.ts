import { makeLeast } from "#app/content/least-value.ts";
import { findOption, type Path } from "#app/content/value-path.ts";

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
