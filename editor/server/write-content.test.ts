import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { changeRaw, takeBack, write } from "./write-content.ts";

const folder = createTestFolder();
const { at } = folder;

it("puts back what was written where a later file cannot be", () => {
  folder.write("a.yaml", "a: 1\n");
  const texts = new Map([
    [at("a.yaml"), "a: 2\n"],
    [at("b.yaml"), "b: 1\n"],
    [at("gone.yaml"), undefined],
  ]);
  expect(() => write(at(), texts)).toThrow("Nothing was written, because a file cannot be: ENOENT");
  expect(readdirSync(at())).toEqual(["a.yaml"]);
  expect(readFileSync(at("a.yaml"), "utf8")).toBe("a: 1\n");
});

it("changes no file where a folder is in the place of one", () => {
  folder.write("a.yaml", "a: 1\n");
  folder.write("b.yaml/c.yaml", "c: 1\n");
  const texts = new Map([
    [at("a.yaml"), "a: 2\n"],
    [at("b.yaml"), "b: 1\n"],
  ]);
  expect(() => write(at(), texts)).toThrow("Nothing was written");
  expect(readFileSync(at("a.yaml"), "utf8")).toBe("a: 1\n");
});

itOnPosix("keeps the rights of a file, and leaves no other", () => {
  folder.write("a.yaml", "a: 1\n");
  chmodSync(at("a.yaml"), 0o640);
  write(at(), new Map([[at("a.yaml"), "a: 2\n"]]));
  expect(readFileSync(at("a.yaml"), "utf8")).toBe("a: 2\n");
  expect(statSync(at("a.yaml")).mode & 0o777).toBe(0o640);
  expect(readdirSync(at())).toEqual(["a.yaml"]);
});

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

const LIST = "- a\n\n- d\n";
const ADDED = "- a\n\n- b\n\n- d\n";

it("takes a field back when another one was added at its place", () =>
  expect(takeBack("a: 1\nb: 2\nc: 3\nd: 4\n", "a: 1\nd: 4\n", "a: 1\nb: 2\nd: 4\n")).toBe(
    "a: 1\nc: 3\nd: 4\n",
  ));

it.each([
  ["after it", ADDED.replace("- d", "- c\n\n- d"), LIST.replace("- d", "- c\n\n- d")],
  ["before it", ADDED.replace("- b", "- c\n\n- b"), LIST.replace("- d", "- c\n\n- d")],
])("takes an entry back when another one was added %s", (_, now, left) => {
  expect(takeBack(now, LIST, ADDED)).toBe(left);
});

it("takes nothing back where only another line is like the changed one", () => {
  const [before, after] = ["a:\n  x: 1\nb:\n  x: 2\n", "a:\n  x: 2\nb:\n  x: 2\n"];
  const now = after.replace("2", "3");
  expect(() => takeBack(now, before, after)).toThrow("A later change is in the same lines");
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
