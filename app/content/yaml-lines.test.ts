import { expect, it } from "vitest";
import { readLines } from "./yaml-lines.server.ts";

const TEXT = `# A comment
title: A
text: |
  One
  two
list:
  - name: first
    tags: [x,
      y]
  - &second { name: second }
empty:
again: *second
"quoted key": 1
`;

it.each([
  [["title"], 2],
  [["text"], 3],
  [["list"], 7],
  [["list", 0, "tags"], 8],
  [["list", 0, "tags", 1], 9],
  [["list", 1, "name"], 10],
  [["empty"], 11],
  [["again"], 12],
  [["quoted key"], 13],
] as [PropertyKey[], number][])("%j stands on line %i", (path, line) => {
  expect(readLines(TEXT)(path)).toBe(line);
});

it("gives the line of the nearest parent of what is not there", () => {
  expect(readLines(TEXT)(["list", 1, "level"])).toBe(10);
  expect(readLines(TEXT)(["list", 7, "name"])).toBe(7);
  expect(readLines(TEXT)(["nothing", "at", "all"])).toBe(2);
});
