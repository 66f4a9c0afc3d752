import { z } from "zod";
import { findOption } from "./value-path.ts";

declare module "zod" {
  interface GlobalMeta {
    /** Names in braces that a text may hold besides those that every text may. A text without this is taken literally. */
    names?: string[];
    /** Its quotes and hyphens stay as typed: it may hold code, or words that the owner has fixed. */
    isVerbatim?: boolean;
    /** It may hold code in backticks. */
    hasCode?: boolean;
    /** An address that must be one of the site's, if it is a path. */
    isLink?: boolean;
    /** A day or month of something that has happened. */
    isPast?: boolean;
    /** A time of the day. */
    isTime?: boolean;
    /** No two places in all files of a collection share this value. */
    isUnique?: boolean;
    /** The name by which references find this text. */
    declares?: string;
    /** What the text names: an entry of the collection of this name, or a text that another field declares under it. */
    ref?: string;
    /** What the editor's 'New' adds here: an entry of the list, or the part itself, with values that it begins with. */
    creates?: { name: string; start?: object; page?: string };
    /** Whether the entry of a list, or else the whole entry, makes no sense without what this reference names. */
    isEssential?: boolean;
  }
}

/** The metadata of a field. */
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
    const options = outer.options as z.ZodType[];
    const option = findOption(options, value, (one) => unwrap(one) instanceof z.ZodArray);
    return getPart(option, value, key);
  }
  if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
  if (outer instanceof z.ZodRecord) return outer.valueType as z.ZodType;
  if (outer instanceof z.ZodObject)
    return Object.hasOwn(outer.shape, key) ? (outer.shape[String(key)] as z.ZodType) : undefined;
  // A transform splits a text into parts, such as a range: they have the text's schema.
  return outer;
}

/** Cached, because each text of a file asks for it twice. */
const metas = new WeakMap<z.ZodType, FieldMeta>();

/** The metadata of a schema, with those of the schema inside it. */
export function getMeta(schema: z.ZodType | undefined): FieldMeta {
  if (!schema) return {};
  const known = metas.get(schema);
  if (known) return known;
  const inner = unwrap(schema);
  const meta = { ...(inner === schema ? {} : getMeta(inner)), ...z.globalRegistry.get(schema) };
  metas.set(schema, meta);
  return meta;
}

/** Cached, because each collection asks for it several times. */
const allMetas = new WeakMap<z.ZodType, FieldMeta[]>();

/** The metadata of a schema and of every part of it, in the order of the fields. */
export function listMetas(schema: z.ZodType): FieldMeta[] {
  const known = allMetas.get(schema) ?? [
    getMeta(schema),
    ...listInnerSchemas(unwrap(schema)).flatMap((part) => listMetas(part)),
  ];
  allMetas.set(schema, known);
  return known;
}

/** Cached, because each value of an entry asks for it. */
const referring = new WeakMap<z.ZodType, boolean>();

/** Whether a value of this schema, or a part of it, may be a reference. */
export function hasReferences(schema: z.ZodType): boolean {
  const known = referring.get(schema) ?? listMetas(schema).some(({ ref }) => ref !== undefined);
  referring.set(schema, known);
  return known;
}

function listInnerSchemas(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  return schema instanceof z.ZodRecord ? [schema.keyType as z.ZodType, schema.valueType as z.ZodType] : [];
}

/** A value that is neither object nor array, with its path, and whether a draft contains it. */
export type FoundValue = { value: unknown; path: PropertyKey[]; meta: FieldMeta; isDraft: boolean };

/**
 * Every value that is neither object nor array, and the keys that an editor may choose. Under an unknown key, texts are
 * literal.
 */
export function listValues(
  value: unknown,
  schema?: z.ZodType,
  path: PropertyKey[] = [],
  isDraft = false,
  found: FoundValue[] = [],
): FoundValue[] {
  if (value === undefined || value === null) return found;
  if (typeof value !== "object") found.push({ value, path, meta: getMeta(schema), isDraft });
  else {
    const isInDraft = isDraft || isMarkedDraft(value);
    const keyType = getKeyType(schema);
    for (const [key, part] of toEntries(value)) {
      const at = [...path, key];
      if (keyType) found.push({ value: key, path: at, meta: getMeta(keyType), isDraft: isInDraft });
      listValues(part, getPart(schema, value, key), at, isInDraft, found);
    }
  }
  return found;
}

/** The schema of the keys of a record. */
function getKeyType(schema: z.ZodType | undefined): z.ZodType | undefined {
  const outer = schema && unwrap(schema);
  return outer instanceof z.ZodRecord ? (outer.keyType as z.ZodType) : undefined;
}

/** Copies a value that a schema has accepted, with its texts changed, and the keys that an editor may choose. */
export function mapFieldTexts<T>(
  value: T,
  schema: z.ZodType | undefined,
  change: (text: string, meta: FieldMeta) => string,
): T {
  if (typeof value === "string") return change(value, getMeta(schema)) as T;
  if (typeof value !== "object" || value === null) return value;
  const keyType = getKeyType(schema);
  const parts = toEntries(value).map(([key, part]): [PropertyKey, unknown] => [
    keyType ? change(String(key), getMeta(keyType)) : key,
    mapFieldTexts(part, getPart(schema, value, key), change),
  ]);
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

/** The entries of an object or array. */
export const toEntries = (value: object): [PropertyKey, unknown][] =>
  Array.isArray(value) ? value.map((part, index) => [index, part]) : Object.entries(value);

/** Marks a text that is still to be written. */
export const UNWRITTEN = "REPLACE:";

/** Whether some data is marked as a draft. */
export const isMarkedDraft = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;
