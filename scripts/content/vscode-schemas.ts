import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentSchema, listContentSchemas } from "#app/site/content-schemas.server.ts";

/** The schemas of YAML files: editors know none for the fields of a Markdown file. */
const listYamlSchemas = (): ContentSchema[] =>
  listContentSchemas().filter(({ files }) => files.endsWith(".yaml"));

const FOLDER = ".vscode/schemas";

/** The file that names the schema of each YAML file for the editor; its other settings are written by people. */
const SETTINGS = ".vscode/settings.json";

/** The settings of the editor, with the schema of each YAML file of `content/`. */
export function formatSettings(): string {
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8"));
  settings["yaml.schemas"] = Object.fromEntries(
    listYamlSchemas().map(({ name, files }) => [`./${FOLDER}/${name}.json`, `content/${files}`]),
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
  for (const { name, schema } of listYamlSchemas()) {
    const file = path.join(FOLDER, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
  }
}
