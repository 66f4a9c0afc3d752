import path from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { courseSchema } from "#app/courses/course-file.server.ts";
import { listEditorFiles } from "./editor-files.ts";
import { formatSnippets } from "./front-matter-snippets.ts";

const files = listEditorFiles();
const read = (file: string) => JSON.parse(files.get(file) ?? "");

it("the files that editors read follow from the schemas (npm run unit -- editor-files -u writes them)", async () => {
  for (const [file, text] of files) await expect(text).toMatchFileSnapshot(path.resolve(file));
});

it("each field says what it means, which words it takes, and which may be left out", () => {
  const { properties, required, additionalProperties } = read(".vscode/schemas/course.json");
  expect(properties.level).toMatchObject({
    description: "Beginner, Intermediate, Advanced or All Levels.",
    enum: ["Beginner", "Intermediate", "Advanced", "All Levels"],
  });
  expect(properties.marketDemand.items.properties.kind.description).toMatch(/^What sort of figure it is/);
  expect(required).toContain("title");
  expect(required).not.toContain("draft");
  expect(additionalProperties).toBe(false);
});

it("the reference lists each field with what it means, and says which may be left out", () => {
  const reference = files.get("docs/fields.md");
  expect(reference).toContain("## content/courses/*.md\n\n- `id`: Stable number");
  expect(reference).toContain("\n- `draft` (may be left out): ");
  expect(reference).toMatch(/\n- `syllabus\[\]\.sessions`.*: ./);
});

it("every kind of YAML file has its schema in the settings of the editor", () => {
  const matches: Record<string, string> = read(".vscode/settings.json")["yaml.schemas"];
  expect(Object.values(matches)).toContain("content/site.yaml");
  expect(Object.values(matches)).toContain("content/toolkit/prompts/*.yaml");
  for (const file of Object.keys(matches)) expect(read(file.slice(2)).$schema).toContain("json-schema.org");
});

describe("the snippets of front matter", () => {
  type Snippet = { scope: string; include: string[]; description: string; body: string[] };
  const snippets: Record<string, Snippet> = read(".vscode/course.code-snippets");
  /** What stands in the file when nothing is changed: texts and first choices. */
  const expand = (name: string): string =>
    (snippets[name]?.body ?? [])
      .join("\n")
      .replaceAll("$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE", "2026-11-21")
      .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, "$1")
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, text: string) => text.replace(/\\(.)/g, "$1"));

  it("are as many as the fields, each with what it means, where the head of a Markdown file is YAML", () => {
    const { properties } = read(".vscode/schemas/course.json");
    expect(Object.keys(snippets)).toEqual(expect.arrayContaining(Object.keys(properties)));
    for (const { scope, include, description } of Object.values(snippets)) {
      expect({ scope, include }).toEqual({ scope: "markdown,yaml", include: ["**/content/courses/*.md"] });
      expect(description).toMatch(/^[A-Z'].*[.)]$/);
    }
    expect(snippets.level?.body[0]).toContain("{1|Beginner,Intermediate,Advanced,All Levels|}");
    expect(snippets.draft?.description).toMatch(/May be left out/);
  });

  it("are together a course without a fault of form, but for what only its author knows", () => {
    const { required } = read(".vscode/schemas/course.json") as { required: string[] };
    const course = load(required.map(expand).join("\n"), { schema: CORE_SCHEMA });
    const faults = courseSchema.safeParse(course).error?.issues ?? [];
    expect(faults.filter(({ path }) => path[0] !== "marketDemand")).toEqual([]);
    expect(new Set(faults.map(({ path }) => path.at(-1)))).toEqual(new Set(["description"]));
  });

  it("write one more block of a syllabus, at any depth", () => {
    const entry = expand("syllabus-entry").replaceAll("\n", "\n  ");
    const blocks = load(`syllabus:\n  ${entry}`, { schema: CORE_SCHEMA });
    expect(blocks).toEqual({
      syllabus: [
        {
          weeks: "1",
          title: "Collections and files",
          text: "REPLACE: What one can do after it, one or two sentences.",
          sessions: ["Read a stack trace", "Read a stack trace"],
        },
      ],
    });
  });

  it("take every sign of a text literally", () => {
    const schema = {
      properties: {
        a: { type: "string", description: 'A $1 {x}, \\ and "b".' },
        c: { enum: ["d, e", "f|g"] },
      },
    };
    const { a, c } = JSON.parse(formatSnippets(schema, [])) as Record<string, Snippet>;
    expect([a?.body, c?.body].map((body) => body?.join().replaceAll("$", "§"))).toEqual([
      'a: "§{1:REPLACE: A \\§1 {x\\}, \\\\\\\\ and \\\\"b\\\\".}"',
      "c: §{1|d\\, e,f\\|g|}",
    ]);
  });
});
