import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Names in braces that a text may hold besides those that every text may. A text without this is taken literally. */
    names?: string[];
    /** An address that must be one of the site's, if it is a path. */
    isLink?: boolean;
    /** A day or month of something that has happened. */
    isPast?: boolean;
  }
}

/** What the schema of a field says of it. */
export type FieldMeta = z.GlobalMeta;

/** The schema inside `.optional()`, `.default()` and transforms. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

/** The schema of a part of a value; undefined where the value has an unknown key. */
export function getPart(
  schema: z.ZodType | undefined,
  value: unknown,
  key: PropertyKey,
): z.ZodType | undefined {
  const outer = schema && unwrap(schema);
  if (outer instanceof z.ZodUnion) {
    const isOption = (option: unknown) =>
      unwrap(option as z.ZodType) instanceof z.ZodArray === Array.isArray(value);
    return getPart(outer.options.find(isOption) as z.ZodType | undefined, value, key);
  }
  if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
  if (outer instanceof z.ZodRecord) return outer.valueType as z.ZodType;
  if (outer instanceof z.ZodObject)
    return Object.hasOwn(outer.shape, key) ? (outer.shape[String(key)] as z.ZodType) : undefined;
  // A text that a transform has split: its parts are texts of the same sort.
  return outer;
}

/** By schema, because each text of a file asks for it twice. */
const metas = new WeakMap<z.ZodType, FieldMeta>();

/** What a schema says of its field, with what the schema inside it says. */
export function getMeta(schema: z.ZodType | undefined): FieldMeta {
  if (!schema) return {};
  const known = metas.get(schema);
  if (known) return known;
  const inner = unwrap(schema);
  const meta = { ...(inner === schema ? {} : getMeta(inner)), ...z.globalRegistry.get(schema) };
  metas.set(schema, meta);
  return meta;
}

/** A text in a value, with its path, and whether a draft contains it. */
export type FoundText = { text: string; path: PropertyKey[]; meta: FieldMeta; isDraft: boolean };

/** Every text in a value; those of unknown keys are literal. */
export function listTexts(
  value: unknown,
  schema?: z.ZodType,
  path: PropertyKey[] = [],
  isDraft = false,
): FoundText[] {
  if (typeof value === "string") return [{ text: value, path, meta: getMeta(schema), isDraft }];
  if (typeof value !== "object" || value === null) return [];
  const isInDraft = isDraft || isMarkedDraft(value);
  return getEntries(value).flatMap(([key, part]) =>
    listTexts(part, getPart(schema, value, key), [...path, key], isInDraft),
  );
}

/** Copies a value that a schema has accepted, with its texts changed. */
export function mapTexts<T>(
  value: T,
  schema: z.ZodType | undefined,
  change: (text: string, meta: FieldMeta) => string,
): T {
  if (typeof value === "string") return change(value, getMeta(schema)) as T;
  if (typeof value !== "object" || value === null) return value;
  const parts = getEntries(value).map(([key, part]): [PropertyKey, unknown] => [
    key,
    mapTexts(part, getPart(schema, value, key), change),
  ]);
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

/** The values of a field, each with its path: `projects.title` is the title of each entry of the list `projects`. */
export function listValues(
  value: unknown,
  [key, ...rest]: string[],
  path: PropertyKey[] = [],
): { value: unknown; path: PropertyKey[] }[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      listValues(entry, key === undefined ? [] : [key, ...rest], [...path, index]),
    );
  if (key === undefined) return value === undefined ? [] : [{ value, path }];
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return [];
  return listValues((value as Record<string, unknown>)[key], rest, [...path, key]);
}

/** The entries of an object or array. */
const getEntries = (value: object): [PropertyKey, unknown][] =>
  Array.isArray(value) ? value.map((part, index) => [index, part]) : Object.entries(value);

/** Whether some data says that it is a draft. */
export const isMarkedDraft = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;
