import { describe, expect, it } from "vitest";
import { getValue, promptValues, readDays, readValues } from "./toolkit-state.ts";

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

it("a placeholder has a value of its prompt, or one for all prompts where it is shared", () => {
  promptValues.set({ language: "Go", "find-a-bug/code": "x" });
  expect(getValue("find-a-bug", "code")).toBe("x");
  expect(getValue("other", "code")).toBe("");
  expect(getValue("other", "language")).toBe("Go");
});
