import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listContentSchemas } from "./content-schemas.ts";

/** The folder that `.vscode/settings.json` names. */
const FOLDER = ".vscode/schemas";

// Run after an installation and by `npm run dev`: editors complete and explain YAML files by these schemas.
rmSync(FOLDER, { recursive: true, force: true });
for (const { name, schema } of listContentSchemas()) {
  const file = path.join(FOLDER, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(schema));
}
