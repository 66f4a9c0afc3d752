import type { z } from "zod";

type Schema = z.core.JSONSchema.JSONSchema;
type Field = z.core.JSONSchema._JSONSchema;

/** Lists the fields of a content file: path, what it may hold, and its meaning in a second line. */
export const formatFields = (schema: Schema): string => listFields(schema, "").join("\n");

/** `a.b` is the field b within a, `a[]` an entry of a list, `a.*` a field whose name is free. */
function listFields(schema: Schema, path: string): string[] {
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    formatField(field, below(name), schema.required?.includes(name) ?? false),
  );
  if (schema.items && !Array.isArray(schema.items)) fields.push(...formatField(schema.items, `${path}[]`));
  if (isSchema(schema.additionalProperties))
    fields.push(...formatField(schema.additionalProperties, below("*")));
  return fields;
}

function formatField(field: Field, path: string, isRequired = true): string[] {
  if (!isSchema(field)) return [];
  const lines = [
    `${path}${isRequired ? "" : " (may be left out)"}: ${describeValue(field)}`,
    ...(field.description ? [`  ${field.description}`] : []),
  ];
  return [...lines, ...listFields(field, path)];
}

const isSchema = (field: Field | undefined): field is Schema => typeof field === "object";

/** What a field may hold, in words. */
function describeValue(schema: Schema): string {
  const { type, format, minLength, maxLength, minItems, maxItems } = schema;
  if (schema.enum) return schema.enum.join(", ");
  if (schema.anyOf) return schema.anyOf.filter(isSchema).map(describeValue).join(", or ");
  if (Array.isArray(type)) return type.join(" or ");
  if (format === "date") return "day, such as 2026-11-21";
  if (type === "string") return `text${formatRange(minLength, maxLength, "characters")}`;
  if (type === "array") return `list${formatRange(minItems, maxItems, "entries")}`;
  if (type === "object") return "fields";
  if (type === "integer") return "whole number";
  return type === "boolean" ? "true or false" : "any value";
}

/** Bounds in words; every text has at least one character, so that a bound of one is left out. */
function formatRange(least = 1, most = Infinity, noun = ""): string {
  if (least === most) return ` of ${most} ${noun}`;
  if (most < Infinity) return least > 1 ? ` of ${least} to ${most} ${noun}` : ` of up to ${most} ${noun}`;
  return least > 1 ? ` of ${least} ${noun} or more` : "";
}
