import { afterEach, describe, expect, it, vi } from "vitest";
import {
  DAYS_KEY,
  finishedDays,
  getValue,
  promptValues,
  readDays,
  readValues,
  setDone,
} from "./toolkit-state.ts";

afterEach(() => vi.unstubAllGlobals());

describe("what was stored", () => {
  it.each([
    [undefined, []],
    ["7", []],
    [{ 0: 1 }, []],
    [
      [3, 1, 3, "2", 0, -1, 1.5, null],
      [1, 3],
    ],
  ])("%j has the days %j", (stored, days) => expect(readDays(stored)).toEqual(days));

  it.each([
    [undefined, {}],
    ["text", {}],
    [null, {}],
    [{ language: 7, level: "new", "a/b": { c: "d" } }, { level: "new" }],
  ])("%j has the values %j", (stored, values) => expect(readValues(stored)).toEqual(values));
});

it("a shared placeholder has one value for all prompts, others one of each", () => {
  promptValues.set({ language: "Go", "find-a-bug/code": "x" });
  expect(getValue("find-a-bug", "code")).toBe("x");
  expect(getValue("other", "code")).toBe("");
  expect(getValue("other", "language")).toBe("Go");
});

it("what a full storage refuses is kept until it takes a state again", () => {
  let isFull = false;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
  });
  setDone(1, true);
  isFull = true;
  setDone(2, true);
  setDone(1, false);
  expect(finishedDays.get()).toEqual([2]);
  isFull = false;
  setDone(3, true);
  expect(finishedDays.get()).toEqual([2, 3]);
  // Another tab stores a state.
  stored.set(DAYS_KEY, "[4]");
  expect(finishedDays.get()).toEqual([4]);
});
