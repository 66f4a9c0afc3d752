import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { courseSchema } from "#app/courses/course-schema.server.ts";
import { listEditorFiles } from "./editor-files.ts";
import { formatSnippets } from "./front-matter-snippets.ts";

const files = listEditorFiles();
const read = (file: string) => JSON.parse(files.get(file) ?? "");

it("the files that editors read follow from the schemas (npm run unit -- editor-files -u writes them)", async () => {
  for (const [file, text] of files) await expect(text).toMatchFileSnapshot(path.resolve(file));
});

describe("the snippets of front matter", () => {
  type Snippet = { body: string[] };
  const snippets: Record<string, Snippet> = read(".vscode/course.code-snippets");
  /** The text of a snippet that is accepted as it is: its placeholders and first choices. */
  const expand = (name: string): string =>
    (snippets[name]?.body ?? [])
      .join("\n")
      .replaceAll("$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE", "2026-11-21")
      .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, "$1")
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, text: string) => text.replace(/\\(.)/g, "$1"));

  it("are together a course without a fault of form, but for what only its author knows", () => {
    const { required } = read(".vscode/schemas/course.json") as { required: string[] };
    const course = parse(required.map(expand).join("\n"));
    const faults = courseSchema.safeParse(course).error?.issues ?? [];
    expect(faults.filter(({ path }) => path[0] !== "marketDemand")).toEqual([]);
    expect(new Set(faults.map(({ path }) => path.at(-1)))).toEqual(new Set(["description"]));
  });

  it("write one more block of a syllabus, at any depth", () => {
    const entry = expand("syllabus-entry").replaceAll("\n", "\n  ");
    const blocks = parse(`syllabus:\n  ${entry}`);
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
