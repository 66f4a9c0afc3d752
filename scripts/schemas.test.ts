import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { describeFields } from "./schemas/described-fields.ts";
import { writeFieldLists } from "./schemas/field-list.ts";

vi.setConfig({ testTimeout: 60_000 });

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

it("the schemas that editors complete from are those of the code", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/schemas.ts", "--check"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
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

it("the guide lists each field with what it means, and says which may be left out", () => {
  const guide = readFileSync("content/README.md", "utf8");
  expect(guide).toContain("<code>courses/*.md</code></summary>\n\n- `id`: Stable number");
  expect(guide).toContain("\n- `draft` (may be left out): ");
  expect(guide).toMatch(/\n- `syllabus\[\]\.sessions`.*: ./);
  expect(() => writeFieldLists("# A guide\n", [])).toThrow("not once");
});

it("every kind of YAML file has its schema in the settings of the editor", () => {
  const matches: Record<string, string> = read(".vscode/settings.json")["yaml.schemas"];
  expect(Object.values(matches)).toContain("content/site.yaml");
  expect(Object.values(matches)).toContain("content/toolkit/prompts/*.yaml");
  for (const file of Object.keys(matches)) expect(read(file.slice(2)).$schema).toContain("json-schema.org");
});

it("a doc comment is put behind the schema of its field, and nowhere else", () => {
  const source = `type A = { /** Not this. */ name: string; };
const a = z.strictObject({
  /** The "name", in quotes. */
  name: text().regex(/^[,"'}]+$/, { error: "a, b" }),
  /** A link. */
  link,
  /** Inner. */ inner: z.array(z.string()).min(1),
});`;
  expect(describeFields(source)).toBe(`type A = { /** Not this. */ name: string; };
const a = z.strictObject({
  /** The "name", in quotes. */
  name: text().regex(/^[,"'}]+$/, { error: "a, b" }).describe("The \\"name\\", in quotes."),
  /** A link. */
  link: link.describe("A link."),
  /** Inner. */ inner: z.array(z.string()).min(1).describe("Inner."),
});`);
});
