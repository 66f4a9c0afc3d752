/** The parts of a JSON Schema that are read, of a file or of a field in it. */
export type FieldSchema = {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: string[];
  minItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
};

/** A snippet as VS Code reads it. */
type Snippet = { prefix: string; scope: string; include: string[]; description: string; body: string[] };

/** VS Code takes the front matter of a Markdown file for YAML, and the rest for Markdown. */
const SCOPE = "markdown,yaml";

/**
 * A snippet for each field of the front matter, and for an entry of each list of objects. In YAML files an extension
 * completes from the schema; it does not read front matter.
 */
export function formatSnippets(schema: FieldSchema, include: string[]): string {
  const snippets: Record<string, Snippet> = {};
  const add = (prefix: string, description: string, body: string[]) => {
    snippets[prefix] = { prefix, scope: SCOPE, include, description, body };
  };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const choice = schema.required?.includes(name) ? "" : " (May be left out.)";
    add(name, `${field.description}${choice}`, new Body().field(name, field));
    const { items } = field;
    if (!items?.properties) continue;
    const parts = Object.keys(items.properties).join(", ");
    add(`${name}-entry`, `An entry of ${name}: ${parts}.`, new Body().entry(items));
  }
  return `${JSON.stringify(snippets, null, 1)}\n`;
}

/** Writes the lines of one snippet, and numbers its tab stops. */
class Body {
  #places = 0;

  /** A field with all required fields in it. */
  field(name: string, schema: FieldSchema): string[] {
    if (schema.items) {
      const least = Math.max(schema.minItems ?? 1, schema.items.properties ? 1 : 2);
      const entries = Array.from({ length: least }, () => this.entry(this.#explain(schema)));
      return [`${name}:`, ...indent(entries.flat())];
    }
    return schema.properties
      ? [`${name}:`, ...indent(this.#fields(schema))]
      : [`${name}: ${this.#value(schema)}`];
  }

  /** An entry of a list. */
  entry(schema: FieldSchema): string[] {
    const lines = schema.properties ? this.#fields(schema) : [this.#value(schema)];
    return lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
  }

  /** The schema of an entry; if it has no description, that of the list. */
  #explain = ({ items = {}, description = "" }: FieldSchema): FieldSchema => ({ description, ...items });

  #fields = ({ properties = {}, required }: FieldSchema): string[] =>
    Object.entries(properties).flatMap(([name, field]) =>
      required?.includes(name) ? this.field(name, field) : [],
    );

  #value({ type, format, description = "", enum: choices }: FieldSchema): string {
    const place = ++this.#places;
    if (choices)
      return `\${${place}|${choices.map((choice) => choice.replace(/[\\,|]/g, "\\$&")).join(",")}|}`;
    if (type === "boolean") return `\${${place}|true,false|}`;
    if (format === "date") return `\${${place}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}`;
    const example = /such as '([^']+)'/.exec(description)?.[1];
    if (type === "integer") return `\${${place}:${example ?? ""}}`;
    const text = example ?? `REPLACE: ${description}`;
    return `"\${${place}:${JSON.stringify(text)
      .slice(1, -1)
      .replace(/[\\$}]/g, "\\$&")}}"`;
  }
}

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`);
