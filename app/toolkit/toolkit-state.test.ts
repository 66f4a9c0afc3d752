import { describe, expect, it } from "vitest";
import { getValuesOf, readDays, readValues } from "./toolkit-state.ts";

const values = { shared: { language: "Go" }, prompts: { "find-a-bug": { code: "x", language: "no" } } };

describe("what was stored", () => {
  it.each([
    [undefined, []],
    ["7", []],
    [{ 0: 1 }, []],
    [
      [3, 1, 3, "2", 0, -1, 1.5, 1e9, null],
      [1, 3],
    ],
  ])("%j has the days %j", (stored, days) => expect(readDays(stored)).toEqual(days));

  it.each([
    [undefined, { shared: {}, prompts: {} }],
    [[], { shared: {}, prompts: {} }],
    [
      { shared: { language: 7, level: "new" }, prompts: { a: { b: "c", d: null }, e: "f" } },
      { shared: { level: "new" }, prompts: { a: { b: "c" }, e: {} } },
    ],
  ])("%j has the values %j", (stored, read) => expect(readValues(stored)).toEqual(read));
});

it("a prompt has its own values and the shared ones, which come first", () => {
  expect(getValuesOf(values, "find-a-bug")).toEqual({ code: "x", language: "Go" });
  expect(getValuesOf(values, "constructor")).toEqual({ language: "Go" });
});
