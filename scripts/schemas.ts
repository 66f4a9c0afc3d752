import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readOptions } from "./command-options.ts";
import { describeSchemas } from "./schemas/described-fields.ts";
import { writeFieldLists } from "./schemas/field-list.ts";
import { formatSnippets } from "./schemas/front-matter-snippets.ts";

/**
 * Writes a JSON Schema for each kind of content file, from which an editor completes and explains what is typed, for
 * front matter snippets that do the same, and the explanations into the editors' guide.
 */
const FOLDER = ".vscode/schemas";
const GUIDE = "content/README.md";

const isCheck = readOptions({ check: { type: "boolean" } }).values.check;
describeSchemas();
const { listSchemas } = await import("./schemas/content-schemas.ts");
const kinds = listSchemas();
const settings = path.join(".vscode", "settings.json");
const files = new Map<string, string>();
const matches: Record<string, string> = {};
for (const { name, file, schema } of kinds) {
  files.set(path.posix.join(FOLDER, `${name}.json`), `${JSON.stringify(schema, null, 1)}\n`);
  if (file.endsWith(".yaml")) matches[`./${FOLDER}/${name}.json`] = file;
  else files.set(`.vscode/${name}.code-snippets`, formatSnippets(schema, [`**/${file}`]));
}
const kept = {
  "yaml.schemas": matches,
  "yaml.format.enable": false,
  // As in YAML: what may stand at a place is shown while one types.
  "[markdown]": {
    "editor.quickSuggestions": { other: "on", comments: "off", strings: "on" },
    "editor.snippetSuggestions": "top",
    "editor.wordBasedSuggestions": "off",
    "editor.insertSpaces": true,
    "editor.tabSize": 2,
  },
  // Saved as one types, so that the task of .vscode/tasks.json says what is wrong as one types.
  "[markdown][yaml]": { "files.autoSave": "afterDelay" },
  "files.encoding": "utf8",
  "files.eol": "\n",
};
files.set(GUIDE, writeFieldLists(readFileSync(GUIDE, "utf8"), kinds));
files.set(settings, `${JSON.stringify(kept, null, 2)}\n`);

const stale = [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);
if (isCheck) {
  if (stale.length > 0)
    console.error(
      `Run npm run schemas: ${stale.join(", ")} ${stale.length === 1 ? "is" : "are"} out of date.`,
    );
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
  console.log(`${files.size} files are up to date, ${stale.length} of them new or changed.`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
