import { expect, it } from "vitest";
import { readAnswer } from "./worked-answer.server.ts";

it("reads lists, tables and code of an answer, line by line", () => {
  const { nodes } = readAnswer("Two:\n\n- `a`\n\n| x |\n|---|\n| 1 |\n\n```sql\nSELECT\n  1\n```", []);
  expect(nodes).toEqual([
    { tag: "p", children: ["Two:"] },
    { tag: "ul", children: [{ tag: "li", children: [{ tag: "code", children: ["a"] }] }] },
    {
      tag: "table",
      children: [
        { tag: "thead", children: [{ tag: "tr", children: [{ tag: "th", children: ["x"] }] }] },
        { tag: "tbody", children: [{ tag: "tr", children: [{ tag: "td", children: ["1"] }] }] },
      ],
    },
    {
      tag: "pre",
      children: [
        { tag: "line", indent: 0, children: ["SELECT"] },
        { tag: "line", indent: 2, children: ["1"] },
      ],
    },
  ]);
});

it("marks the quoted words once, with the full stop after them", () => {
  const { nodes, found } = readAnswer("It has one key. Its one key.", ["one key", "two"]);
  expect(nodes).toEqual([
    {
      tag: "p",
      children: ["It has ", { tag: "mark", text: "one key", quote: 0, punctuation: "." }, " Its one key."],
    },
  ]);
  expect([...found]).toEqual([0]);
});

it("shows a character that is escaped, without its backslash", () =>
  expect(readAnswer("a \\* b", []).nodes).toEqual([{ tag: "p", children: ["a ", "*", " b"] }]));

it("keeps HTML in an answer as text", () =>
  expect(readAnswer("a <b> c", []).nodes).toEqual([{ tag: "p", children: ["a ", "<b>", " c"] }]));
