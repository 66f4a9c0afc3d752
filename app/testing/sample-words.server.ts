import { z } from "zod";
import { makeLeast } from "#app/content/least-value.ts";
import type { Path } from "#app/content/value-path.ts";

/** What the JSON Schema of a page says of its words, as far as sample words depend on it. */
type Schema = {
  type?: string;
  enum?: unknown[];
  isLink?: boolean;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/**
 * The fewest words that a schema accepts, for tests. Rules that only a function knows, such as an order of steps, are
 * not kept.
 * @param name name of the page, which makes its texts unlike those of others.
 */
export const makeWords = (schema: z.ZodType, name: string): unknown =>
  makeLeast(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, (part, path) =>
    makeSingle(part, [name, ...path]),
  );

function makeSingle(schema: Schema, path: Path): unknown {
  const { type, format, minLength = 1, maxLength = 200, minimum, exclusiveMinimum = 0 } = schema;
  const words = path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" ");
  if (schema.enum) return schema.enum[0];
  if (type === "boolean") return false;
  if (type !== "string") return minimum ?? exclusiveMinimum + 1;
  if (schema.isLink) return "/courses";
  if (format === "uri") return "https://site.example";
  return format === "date" ? "2026-11-20" : words.padEnd(minLength, ".").slice(-maxLength).trim();
}
