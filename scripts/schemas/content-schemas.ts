import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { COLLECTIONS } from "#app/site/collections.server.ts";

/** JSON Schema of a collection. */
export type ContentSchema = {
  /** Its place in `content/`, such as courses or pages/home. */
  name: string;
  /** The files that have this shape, such as courses/*.md. */
  files: string;
  schema: z.core.JSONSchema.JSONSchema;
};

/** The schemas of all content files. */
export const listContentSchemas = (): ContentSchema[] =>
  Object.values(COLLECTIONS).map(({ files, schema }) => ({
    name: files.replace(/(\/\*)?\.\w+$/, ""),
    files,
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }));

/** The folder that `.vscode/settings.json` names. */
const FOLDER = ".vscode/schemas";

/** Writes the schemas by which editors complete and explain YAML files. */
export function writeSchemas(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const { name, schema } of listContentSchemas()) {
    const file = path.join(FOLDER, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
  }
}
