import { expect, it } from "vitest";
import { revert } from "./put-back.ts";

const BEFORE = "a: 1\nb: 2\nc: 3\nd: 4\n";
const AFTER = "a: 1\nb: two\nc: 3\nd: 4\n";

it.each([
  ["nothing else has changed", AFTER, BEFORE],
  ["other lines have changed", `new: 0\n${AFTER}e: 5\n`, `new: 0\n${BEFORE}e: 5\n`],
  ["the file was removed by the change", undefined, undefined],
])("takes a change back where %s", (_, now, left) => {
  expect(revert(now, now && BEFORE, now && AFTER)).toBe(left);
});

const LIST = "- a\n\n- d\n";
const ADDED = "- a\n\n- b\n\n- d\n";

it("takes a field back when another one was added at its place", () =>
  expect(revert("a: 1\nb: 2\nc: 3\nd: 4\n", "a: 1\nd: 4\n", "a: 1\nb: 2\nd: 4\n")).toBe(
    "a: 1\nc: 3\nd: 4\n",
  ));

it.each([
  ["after it", ADDED.replace("- d", "- c\n\n- d"), LIST.replace("- d", "- c\n\n- d")],
  ["before it", ADDED.replace("- b", "- c\n\n- b"), LIST.replace("- d", "- c\n\n- d")],
])("takes an entry back when another one was added %s", (_, now, left) => {
  expect(revert(now, LIST, ADDED)).toBe(left);
});

it("takes nothing back where only another line is like the changed one", () => {
  const [before, after] = ["a:\n  x: 1\nb:\n  x: 2\n", "a:\n  x: 2\nb:\n  x: 2\n"];
  const now = after.replace("2", "3");
  expect(() => revert(now, before, after)).toThrow("A later change is in the same lines");
});

it("takes back which one of two equal lines has changed", () => {
  const [before, after] = ["a:\n  x: 1\nb:\n  x: 1\n", "a:\n  x: 1\nb:\n  x: 2\n"];
  expect(revert(`${after}c: 3\n`, before, after)).toBe(`${before}c: 3\n`);
  expect(revert(`c: 3\n${after}`, before.replace("b:\n", ""), after)).toBe("c: 3\na:\n  x: 1\n  x: 1\n");
});

it.each([
  ["changed", AFTER.replace("two", "three")],
  ["removed", AFTER.replace("b: two\n", "")],
])("takes nothing back where the same line was %s", (_, now) => {
  expect(() => revert(now, BEFORE, AFTER)).toThrow("A later change is in the same lines");
});
