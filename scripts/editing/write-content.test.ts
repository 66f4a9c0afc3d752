import { expect, it } from "vitest";
import { changeRaw, takeBack } from "./write-content.ts";

it("keeps the byte order mark and the line ends of a file", () => {
  const raw = "\uFEFFa: 1\r\nb: x\r\nc: y\n";
  const changed = changeRaw(raw, (text) => text.replace("x\n", "x\n\nz\n"));
  expect(changed).toBe("\uFEFFa: 1\r\nb: x\r\n\r\nz\r\nc: y\n");
});

const BEFORE = "a: 1\nb: 2\nc: 3\nd: 4\n";
const AFTER = "a: 1\nb: two\nc: 3\nd: 4\n";

it.each([
  ["nothing else has changed", AFTER, BEFORE],
  ["other lines have changed", `new: 0\n${AFTER}e: 5\n`, `new: 0\n${BEFORE}e: 5\n`],
  ["the file was removed by the change", undefined, undefined],
])("takes a change back where %s", (_, now, left) => {
  expect(takeBack(now, now && BEFORE, now && AFTER)).toBe(left);
});

it("takes back which one of two equal lines has changed", () => {
  const [before, after] = ["a:\n  x: 1\nb:\n  x: 1\n", "a:\n  x: 1\nb:\n  x: 2\n"];
  expect(takeBack(`${after}c: 3\n`, before, after)).toBe(`${before}c: 3\n`);
  expect(takeBack(`c: 3\n${after}`, before.replace("b:\n", ""), after)).toBe("c: 3\na:\n  x: 1\n  x: 1\n");
});

it.each([
  ["changed", AFTER.replace("two", "three")],
  ["removed", AFTER.replace("b: two\n", "")],
])("takes nothing back where the same line was %s", (_, now) => {
  expect(() => takeBack(now, BEFORE, AFTER)).toThrow("A later change is in the same lines");
});
