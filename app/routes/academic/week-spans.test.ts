import { expect, it } from "vitest";
import { parseWeekSpans } from "./week-spans.ts";

it("reads the weeks of steps", () =>
  expect(parseWeekSpans(["Weeks 1-2", "Weeks 3-8", "Week 9"])).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 8 },
    { from: 9, to: 9 },
  ]));

it.each([
  ["do not begin with week 1", ["Weeks 2-3", "Weeks 4-8"]],
  ["have a gap", ["Weeks 1-2", "Weeks 4-8"]],
  ["overlap", ["Weeks 1-2", "Weeks 2-8"]],
  ["end before they begin", ["Weeks 1-4", "Weeks 5-3"]],
  ["are no weeks", ["Weeks 1-2", "Weeks 3 onward"]],
])("reads no steps that %s", (_, steps) => expect(parseWeekSpans(steps)).toBeUndefined());
