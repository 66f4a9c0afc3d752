import { z } from "zod";
import { COLLECTIONS } from "./collections.server.ts";

/** JSON Schema of a collection. */
export type ContentSchema = {
  /** Its place in `content/`, such as courses or pages/home. */
  name: string;
  /** The files that have this shape, such as courses/*.md. */
  files: string;
  /** How many characters the Markdown below the fields may have, where that is limited. */
  length?: { min: number; max: number } | undefined;
  schema: z.core.JSONSchema.JSONSchema;
};

/** The schemas of all content files. */
export const listContentSchemas = (): ContentSchema[] =>
  COLLECTIONS.map(({ files, schema, body }) => ({
    name: files.replace(/(\/\*)?\.\w+$/, ""),
    files,
    length: body?.length,
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }));
