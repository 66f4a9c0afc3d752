import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  COLLECTIONS.map(({ files, schema }) => ({
    name: files.replace(/(\/\*)?\.\w+$/, ""),
    files,
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }));

const FOLDER = ".vscode/schemas";

/** The file that tells the editor which schema a YAML file has; its other settings are written by people. */
const SETTINGS = ".vscode/settings.json";

/** The settings of the editor, with the schema of each YAML file of `content/`. */
export function formatSettings(): string {
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8"));
  settings["yaml.schemas"] = Object.fromEntries(
    listContentSchemas()
      .filter(({ files }) => files.endsWith(".yaml"))
      .map(({ name, files }) => [`./${FOLDER}/${name}.json`, `content/${files}`]),
  );
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Writes the settings that name the schemas, unless the editor has none in this folder. */
export function writeSettings(): void {
  if (existsSync(SETTINGS)) writeFileSync(SETTINGS, formatSettings());
}

/** Writes the schemas by which editors complete and explain YAML files. */
export function writeSchemas(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const { name, schema } of listContentSchemas()) {
    const file = path.join(FOLDER, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
  }
}
