import { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { siteSchema } from "#app/content/site-schema.server.ts";
import { contractSchema, courseSchema } from "#app/courses/course-schema.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { PAGE_SCHEMAS } from "#app/site/page-copies.server.ts";
import { redirectsSchema } from "#app/site/redirects.server.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "#app/toolkit/toolkit-schema.server.ts";

import { type FieldSchema, formatSnippets } from "./front-matter-snippets.ts";

/** A kind of content file: its JSON Schema, and the files that it is for. */
type Kind = { name: string; file: string; schema: FieldSchema };

const FOLDER = ".vscode/schemas";

/**
 * Texts by file: a JSON Schema for each kind of content file, from which an editor completes and explains what is typed,
 * snippets of front matter that do the same, the settings of the editor, and the reference of all fields.
 */
export function listEditorFiles(): Map<string, string> {
  const kinds = listSchemas();
  const files = new Map([["docs/fields.md", formatFields(kinds)]]);
  const matches: Record<string, string> = {};
  for (const { name, file, schema } of kinds) {
    files.set(`${FOLDER}/${name}.json`, `${JSON.stringify(schema, null, 1)}\n`);
    if (file.endsWith(".yaml")) matches[`./${FOLDER}/${name}.json`] = file;
    else files.set(`.vscode/${name}.code-snippets`, formatSnippets(schema, [`**/${file}`]));
  }
  const settings = { "yaml.schemas": matches, ...SETTINGS };
  return files.set(".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`);
}

const SETTINGS = {
  "yaml.format.enable": false,
  // Complete while one types, as in YAML.
  "[markdown]": {
    "editor.quickSuggestions": { other: "on", comments: "off", strings: "on" },
    "editor.snippetSuggestions": "top",
    "editor.wordBasedSuggestions": "off",
    "editor.insertSpaces": true,
    "editor.tabSize": 2,
  },
  // Save while one types, so that the task of .vscode/tasks.json shows faults at once.
  "[markdown][yaml]": { "files.autoSave": "afterDelay" },
  "files.encoding": "utf8",
  "files.eol": "\n",
};

const listSchemas = (): Kind[] =>
  [
    ["course", "content/courses/*.md", courseSchema] as const,
    ["prompts", "content/toolkit/prompts/*.yaml", promptGroupSchema] as const,
    ["site", "content/site.yaml", siteSchema] as const,
    ["faq", "content/faq.yaml", faqSchema] as const,
    ["contract", "content/contract.yaml", contractSchema] as const,
    ["publishers", "content/publishers.yaml", publishersSchema] as const,
    ["redirects", "content/redirects.yaml", redirectsSchema] as const,
    ["roadmap", "content/toolkit/roadmap/*.yaml", roadmapPhaseSchema] as const,
    ...Object.values(COLLECTIONS).map(
      ({ folder, schema }) => [folder, `content/${folder}/*.md`, schema] as const,
    ),
    ...Object.entries(PAGE_SCHEMAS).map(
      ([name, schema]) => [`page-${name}`, `content/pages/${name}.yaml`, schema] as const,
    ),
  ].map(([name, file, schema]) => ({
    name,
    file,
    schema: z.toJSONSchema(schema, {
      target: "draft-7",
      io: "input",
      unrepresentable: "any",
    }) as FieldSchema,
  }));

/** A list of the fields of each kind of content file. */
const formatFields = (kinds: Kind[]): string => `# What each field means

Generated from the schemas. Visual Studio Code shows the same beside what you type. \`a.b\` is the field b within a,
\`a[]\` stands for each entry of a list.
${kinds.map(({ file, schema }) => `\n## ${file}\n\n${listFields(schema, "").join("\n")}\n`).join("")}`;

/** A line for each field with a description, each followed by the fields within it. */
function listFields(schema: FieldSchema, path: string): string[] {
  if (schema.items) return listFields(schema.items, `${path}[]`);
  // A record, whose keys are free.
  if (path === "" && !schema.properties && schema.description) return [`- ${schema.description}`];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    const choice = schema.required?.includes(name) ? "" : " (may be left out)";
    const line = field.description ? [`- \`${own}\`${choice}: ${field.description}`] : [];
    return [...line, ...listFields(field, own)];
  });
}
