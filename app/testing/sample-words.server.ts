import { z } from "zod";

type Schema = z.core.JSONSchema.JSONSchema;

/** What a text may have to be, by its schema: an address of the site, of another one, or a day. */
const TEXTS = { link: "/courses", address: "https://site.example", day: "2026-11-20" };

/**
 * The fewest words that a schema accepts, for tests. Rules that only a function knows, such as an order of steps, are
 * not kept.
 * @param name name of the page, which makes its texts unlike those of others.
 */
export const makeWords = (schema: z.ZodType, name: string): unknown =>
  makeValue(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), name);

function makeValue(schema: Schema, name: string): unknown {
  const [option] = schema.enum ?? schema.anyOf ?? [];
  if (schema.enum) return option;
  if (typeof option === "object" && option !== null)
    return makeValue({ ...schema, ...option, anyOf: [] }, name);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, makePart(schema.properties?.[key], `${name} ${key}`)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, (_, index) =>
        makePart(Array.isArray(schema.items) ? undefined : schema.items, `${name} ${index + 1}`),
      );
    case "string":
      return makeText(schema, name);
    case "boolean":
      return false;
    default:
      return schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1;
  }
}

const makePart = (schema: z.core.JSONSchema._JSONSchema | undefined, name: string): unknown =>
  typeof schema === "object" ? makeValue(schema, name) : name;

function makeText({ format, isLink, minLength = 1, maxLength = 200 }: Schema, name: string): string {
  if (isLink) return TEXTS.link;
  if (format === "uri") return TEXTS.address;
  if (format === "date") return TEXTS.day;
  return name.padEnd(minLength, ".").slice(-maxLength).trim();
}
