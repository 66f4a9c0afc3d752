import { expect, it } from "vitest";
import type { Path } from "#app/content/value-path.ts";
import type { Edit } from "../edit.ts";
import { editText } from "./edit-text.ts";

const set = (path: Path, value: unknown): Edit => ({ op: "set", path, value });
const insert = (path: Path, value: unknown): Edit => ({ op: "insert", path, value });
const remove = (path: Path): Edit => ({ op: "remove", path });
const move = (path: Path, to: number): Edit => ({ op: "move", path, to });

const MAP = "# about\na: one\nn: 1 # aside\nb:\n  - x\n\n  # of y\n  - { c: 'it''s', d: 2 }\nflow: [k, l]\n";

it.each<[what: string, before: string, edit: Edit, after: string]>([
  ["a plain text", MAP, set(["a"], "two"), MAP.replace("one", "two")],
  ["a colon in a plain text", MAP, set(["a"], "one: two"), MAP.replace("one", '"one: two"')],
  ["a text like a number", MAP, set(["a"], "16"), MAP.replace("one", '"16"')],
  ["a text in brackets with a comma", MAP, set(["flow", 0], "k, m"), MAP.replace("[k", '["k, m"')],
  ["a text in single quotes", MAP, set(["b", 1, "c"], "you're"), MAP.replace("it''s", "you''re")],
  ["a text in double quotes", 'a: "b"\n', set(["a"], '"c" #1'), 'a: "\\"c\\" #1"\n'],
  ["a number", MAP, set(["b", 1, "d"], 3), MAP.replace("d: 2", "d: 3")],
  ["a block", "a: |\n  x\n  y\nb: 1\n", set(["a"], "x\n\nz\n"), "a: |\n  x\n\n  z\nb: 1\n"],
  ["a block without its last line break", "a: |\n  x\n", set(["a"], "y"), "a: |-\n  y\n"],
  ["a folded block", "a: >-\n  x\n  y\n", set(["a"], "x\nz"), "a: >-\n  x\n\n  z\n"],
  ["a field that was left out", "a: 1\nc: 3\n", set(["b"], 2), "a: 1\nb: 2\nc: 3\n"],
  ["a list that was left out", "a: 1\n", insert(["b", 0], { c: "x" }), "a: 1\nb:\n  - c: x\n"],
  [
    "a list between fields",
    "id: 0\na: 1\nc: 2\n",
    insert(["b", 0], { c: "x" }),
    "id: 0\na: 1\nb:\n  - c: x\nc: 2\n",
  ],
  ["a field in brackets", MAP, set(["b", 1, "e"], "f"), MAP.replace("2 }", "2, e: f }")],
  ["an entry at the end", MAP, insert(["b", 2], { c: "z" }), MAP.replace("2 }\n", "2 }\n\n  - c: z\n")],
  [
    "the fields of an entry in their order",
    "b: []\n",
    insert(["b", 0], { d: 1, c: 2 }),
    "b: [ { c: 2, d: 1 } ]\n",
  ],
  ["an entry at the beginning", "- a\n- b\n", insert([0], "c"), "- c\n- a\n- b\n"],
  ["an entry in brackets", MAP, insert(["flow", 1], "m"), MAP.replace("k, l", "k, m, l")],
  ["an entry of an empty list", "a: []\n", insert(["a", 0], "x"), "a: [ x ]\n"],
  ["no field, on a line with a comment above", MAP, remove(["a"]), MAP.replace("# about\na: one\n", "")],
  ["no field on the line of a dash", "- a: 1\n  b: 2\n", remove([0, "a"]), "- b: 2\n"],
  ["no entry", MAP, remove(["b", 0]), MAP.replace("  - x\n\n", "")],
  ["no last entry", "a:\n  - x\nb: 1\n", remove(["a", 0]), "b: 1\n"],
  ["an entry elsewhere, with its comment", "- a\n# of b\n- b\n", move([1], 0), "# of b\n- b\n- a\n"],
  ["an entry elsewhere in brackets", "a: [x, y, z]\n", move(["a", 2], 0), "a: [z, x, y]\n"],
  ["a text at the end of a file", "a: x", set(["a"], "y"), "a: y"],
])("writes %s, and changes nothing else", (_, before, edit, after) => {
  const field = { type: "object", properties: { a: {}, b: {}, c: {}, d: {}, e: {} } };
  const schema = { properties: { ...field.properties, b: { type: "array", items: field } } };
  expect(editText("content/a.yaml", before, edit, schema)).toBe(after);
});

const PAGE = "---\ntitle: A\n---\n\nOne.\n\nOne.\n";

it("changes the fields or a block of a Markdown file", () => {
  const title = editText("content/a.md", PAGE, set(["title"], "B: C"));
  expect(title).toBe(PAGE.replace("A", '"B: C"'));
  const at = "\nOne.\n\n".length;
  const block = editText("content/a.md", PAGE, { op: "body", at, from: "One.", value: "Two." });
  expect(block).toBe(PAGE.replace(/One\.\n$/, "Two.\n"));
});

it.each([
  ["map over a map", "a: { b: 1 }\n", set(["a"], { b: 2 })],
  ["field next to an entry", "- x\n", set(["a"], 1)],
])("refuses a %s, which it cannot write exactly", (_, before, edit) => {
  expect(() => editText("content/a.yaml", before, edit)).toThrow("content/a.yaml: open the file instead");
});
