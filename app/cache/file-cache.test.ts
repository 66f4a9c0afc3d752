import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { cacheFile, removeUnused } from "./file-cache.server.ts";

const make = vi.fn(() => new TextEncoder().encode("picture"));

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), "cache-"));
  make.mockClear();
  return () => rmSync(cache, { recursive: true });
});

const cacheOne = (input: string) => cacheFile("pictures", [input], make, cache);

it("makes a file once for the same inputs", async () => {
  const file = await cacheOne("a");
  expect(await cacheOne("a")).toBe(file);
  expect(make).toHaveBeenCalledOnce();
});

it("makes another file for other inputs", async () =>
  expect(await cacheOne("b")).not.toBe(await cacheOne("a")));

it("leaves no temporary file when two builds make a file at once", async () => {
  const [file = "", same] = await Promise.all([cacheOne("a"), cacheOne("a")]);
  expect(same).toBe(file);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});

it("removes what has not been used for some days", async () => {
  const [old, used] = [await cacheOne("a"), await cacheOne("b")];
  const lastWeek = (Date.now() - 7 * 24 * 60 * 60 * 1000) / 1000;
  for (const file of [old, used]) utimesSync(file, lastWeek, lastWeek);
  await cacheOne("b");
  removeUnused(path.dirname(old), 3);
  expect(readdirSync(path.dirname(old))).toEqual([path.basename(used)]);
});
