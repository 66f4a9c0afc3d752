import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSavedWork, getValuesOf, parseSavedWork, readDays, readValues } from "./toolkit-state.ts";

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

describe("a saved file", () => {
  it("is read as it was written", () => {
    const work = { days: [1, 2], values };
    expect(parseSavedWork(formatSavedWork(work))).toEqual(work);
  });

  it.each([
    "",
    "no JSON",
    "null",
    "[]",
    '{"kind":"toolkit","version":2,"days":[]}',
    '{"version":1,"days":[1]}',
  ])("is not '%s'", (text) => expect(parseSavedWork(text)).toBeUndefined());
});

describe("anything at all in the storage or in a file", () => {
  const anything = fc.jsonValue().map((value) => JSON.stringify(value));
  const nearly = fc.record({
    kind: fc.constant("toolkit"),
    version: fc.constant(1),
    days: fc.array(fc.oneof(fc.double(), fc.integer(), fc.string())),
    values: fc.dictionary(fc.constantFrom("shared", "prompts", "__proto__"), fc.jsonValue()),
  });

  it("is read as whole days in their order, and as texts, which say themselves again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.string(),
          nearly.map((saved) => JSON.stringify(saved)),
        ),
        (text) => {
          const saved = parseSavedWork(text);
          if (!saved) return;
          expect(saved.days).toEqual([...new Set(saved.days)].toSorted((a, b) => a - b));
          expect(saved.days.every((day) => Number.isInteger(day) && day > 0)).toBe(true);
          expect(parseSavedWork(formatSavedWork(saved))).toEqual(saved);
          for (const slug of [...Object.keys(saved.values.prompts), "constructor", "__proto__"])
            for (const value of Object.values(getValuesOf(saved.values, slug)))
              expect(value).toBeTypeOf("string");
        },
      ),
    );
  });
});
