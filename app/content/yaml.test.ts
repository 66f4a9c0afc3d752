import { expect, it } from "vitest";
import { readYaml } from "./yaml.server.ts";

const TEXT = `# A comment
title: A
text: |
  One
  two
list:
  - name: first
    tags: [x,
      y]
  - { name: second }
empty:
again: |
  more
blocks:
  - |
    first
  - >-
    second
"quoted key": 1
`;

it.each([
  [["title"], 2],
  [["text"], 3],
  [["list"], 6],
  [["list", 0], 7],
  [["list", 0, "tags"], 8],
  [["list", 0, "tags", 1], 9],
  [["list", 1, "name"], 10],
  [["empty"], 11],
  [["again"], 12],
  [["blocks", 0], 15],
  [["blocks", 1], 17],
  [["quoted key"], 19],
] as [PropertyKey[], number][])("%j stands on line %i", (path, line) => {
  expect(readYaml(TEXT).lineOf(path)).toBe(line);
});

it("gives the line of the nearest parent of what is not there", () => {
  expect(readYaml(TEXT).lineOf(["list", 1, "level"])).toBe(10);
  expect(readYaml(TEXT).lineOf(["list", 7, "name"])).toBe(6);
  expect(readYaml(TEXT).lineOf(["nothing", "at", "all"])).toBe(2);
});
