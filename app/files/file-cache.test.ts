import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFile, pruneCache } from "./file-cache.server.ts";

/** What another build does between two steps of this one. */
const others = vi.hoisted(() => ({ afterListing: () => {}, drafts: [] as string[] }));
vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  return {
    ...fs,
    readdirSync: (...parameters: Parameters<typeof fs.readdirSync>) => {
      const entries = fs.readdirSync(...parameters);
      others.afterListing();
      return entries;
    },
    renameSync: (from: string, to: string) => {
      others.drafts.push(from);
      fs.renameSync(from, to);
    },
  };
});

const DAY = 24 * 60 * 60 * 1000;

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), "cache-"));
});
afterEach(() => {
  others.afterListing = () => {};
  rmSync(cache, { recursive: true });
});

let made = 0;
const keep = (inputs: unknown) =>
  cacheFile("pictures", inputs, () => new TextEncoder().encode(`picture ${++made}`), cache);
const makeOld = (file: string, days: number) => {
  const time = new Date(Date.now() - days * DAY);
  utimesSync(file, time, time);
};

it("makes a file once for the same inputs, and another for others", async () => {
  const file = await keep(["a"]);
  const text = readFileSync(file, "utf8");
  expect(await keep(["a"])).toBe(file);
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(await keep(["b"])).not.toBe(file);
});

it("removes what no build has used for a month, and what a killed build has left behind", async () => {
  const [used, unused] = [await keep(["used"]), await keep(["unused"])];
  const draft = `${used}.123`;
  writeFileSync(draft, "half");
  for (const file of [used, unused, draft]) makeOld(file, 31);
  await keep(["used"]);
  pruneCache(Date.now(), cache);
  expect([used, unused, draft].map((file) => existsSync(file))).toEqual([true, false, false]);
});

it("keeps what was used within the month", async () => {
  const file = await keep(["a"]);
  makeOld(file, 29);
  pruneCache(Date.now(), cache);
  expect(existsSync(file)).toBe(true);
});

it("leaves alone what is young, so that its time says when it was made", async () => {
  const file = await keep(["a"]);
  makeOld(file, 0.5);
  const { mtimeMs } = statSync(file);
  await keep(["a"]);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

it("removes nothing but files", () => {
  mkdirSync(path.join(cache, "pictures"));
  expect(() => pruneCache(Date.now() + 99 * DAY, cache)).not.toThrow();
});

it("writes each draft under a name of its own: threads of one process may make the same file", async () => {
  others.drafts = [];
  await Promise.all([keep(["same"]), keep(["same"])]);
  expect(new Set(others.drafts).size).toBe(2);
});

it("removes the rest when another build has removed a file meanwhile", async () => {
  const [gone, unused] = [await keep(["gone"]), await keep(["unused"])];
  for (const file of [gone, unused]) makeOld(file, 31);
  others.afterListing = () => rmSync(gone, { force: true });
  pruneCache(Date.now(), cache);
  expect(existsSync(unused)).toBe(false);
});
