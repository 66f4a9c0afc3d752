import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { cacheFile } from "./file-cache.server.ts";

it("makes a file once for the same inputs, leaves no draft when two builds make it at once, and makes another for others", async () => {
  const cache = mkdtempSync(path.join(tmpdir(), "cache-"));
  const make = vi.fn(() => new TextEncoder().encode("picture"));
  const cacheOne = (input: string) => cacheFile("pictures", [input], make, cache);
  const [file = "", same] = await Promise.all([cacheOne("a"), cacheOne("a")]);
  expect(same).toBe(file);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  make.mockClear();
  expect(await cacheOne("a")).toBe(file);
  expect(make).not.toHaveBeenCalled();
  expect(await cacheOne("b")).not.toBe(file);
  rmSync(cache, { recursive: true });
});
