import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { changeRaw, write } from "./write-content.ts";

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

it("changes no file where a folder has the name of one", () => {
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
