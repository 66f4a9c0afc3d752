import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cacheFile } from "./file-cache.server.ts";

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(cache, { recursive: true }));

let made = 0;
const makeFile = (inputs: unknown) =>
  cacheFile("pictures", inputs, () => new TextEncoder().encode(`picture ${++made}`), cache);

it("makes a file once for the same inputs, and another for others", async () => {
  const file = await makeFile(["a"]);
  const text = readFileSync(file, "utf8");
  expect(await makeFile(["a"])).toBe(file);
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(await makeFile(["b"])).not.toBe(file);
});

it("leaves one file and no draft when two builds make the same file at once", async () => {
  const [file = "", other] = await Promise.all([makeFile(["same"]), makeFile(["same"])]);
  expect(other).toBe(file);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});
