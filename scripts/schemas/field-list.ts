import type { FieldSchema } from "./field-schema.ts";

/** The line of the editors' guide behind which the lists of fields stand. */
const FIELDS_MARK = "<!-- What follows is written by npm run schemas. -->\n";

/**
 * The guide with a list of the fields of each kind of content file, behind its mark.
 * @throws Error when the guide has no mark, or two.
 */
export function writeFieldLists(guide: string, kinds: { file: string; schema: FieldSchema }[]): string {
  const [start = "", ...rest] = guide.split(FIELDS_MARK);
  if (rest.length !== 1) throw new Error(`content/README.md has the line ${FIELDS_MARK.trim()} not once.`);
  const lists = kinds.map(({ file, schema }) => {
    const name = `<code>${file.replace("content/", "")}</code>`;
    return `\n<details><summary>${name}</summary>\n\n${listFields(schema, "").join("\n")}\n\n</details>\n`;
  });
  return start + FIELDS_MARK + lists.join("");
}

/** A line for each field that says what it means, with those within it behind it. */
function listFields(schema: FieldSchema, path: string): string[] {
  if (schema.items) return listFields(schema.items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    const choice = schema.required?.includes(name) ? "" : " (may be left out)";
    const line = field.description ? [`- \`${own}\`${choice}: ${field.description}`] : [];
    return [...line, ...listFields(field, own)];
  });
}
