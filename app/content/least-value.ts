import type { Path } from "./value-path.ts";

/** What a JSON Schema says of the parts of a value. */
type Parts<Schema> = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
};

/**
 * The least value of a JSON Schema: the fields that it cannot do without, and no more entries than it needs.
 * @param makeSingle makes what has no parts.
 */
export function makeLeast<Schema extends Parts<Schema>>(
  schema: Schema,
  makeSingle: (schema: Schema, path: Path) => unknown,
  path: Path = [],
): unknown {
  const make = (part: Schema | undefined, key: string | number) =>
    part && makeLeast(part, makeSingle, [...path, key]);
  const { type, properties = {}, required = [], items, minItems = 0, anyOf: [option] = [] } = schema;
  if (option) return makeLeast<Schema>({ ...schema, ...option, anyOf: [] }, makeSingle, path);
  if (type === "array") return Array.from({ length: minItems }, (_, index) => make(items, index));
  if (type !== "object") return makeSingle(schema, path);
  return Object.fromEntries(required.map((key) => [key, make(properties[key], key)]));
}
