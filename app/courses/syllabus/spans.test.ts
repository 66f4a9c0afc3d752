import { expect, it } from "vitest";
import { addSpans, formatBuilt } from "./spans.ts";

it.each([
  [{ from: 5, to: 12 }, { from: 3, to: 6 }, "Built in sessions 5 to 12"],
  [{ from: 10, to: 10 }, { from: 5, to: 5 }, "Built in session 10"],
  [{ from: 11, to: 12 }, { from: 6, to: 8 }, "Started in sessions 11 and 12"],
])("describes when a project of sessions %o and weeks %o is built", (sessions, weeks, words) =>
  expect(formatBuilt(sessions, weeks)).toBe(words),
);

it("begins a step in the week after the one before", () =>
  expect(addSpans([{ weeks: 2 }, { weeks: 1 }, { weeks: 6 }]).map(({ span }) => span)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 3 },
    { from: 4, to: 9 },
  ]));
