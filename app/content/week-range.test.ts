import { expect, it } from "vitest";
import { parseWeekRange, parseWeekRanges } from "./week-range.ts";

it("reads the weeks of a step", () => {
  expect(parseWeekRange("Weeks 3-8")).toEqual({ from: 3, to: 8 });
  expect(parseWeekRange("Week 9")).toEqual({ from: 9, to: 9 });
  for (const words of ["Weeks 8-3", "Week 0", "Week 2 onward", "The quarter after"])
    expect(parseWeekRange(words)).toBeUndefined();
});

it("reads steps only where each begins in the week after the one before", () => {
  expect(parseWeekRanges(["Weeks 1-2", "Weeks 3-8"])).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 8 },
  ]);
  for (const steps of [
    ["Weeks 2-3", "Weeks 4-8"],
    ["Weeks 1-2", "Weeks 4-8"],
    ["Weeks 1-2", "Weeks 2-8"],
    ["Weeks 1-2", "Then"],
  ])
    expect(parseWeekRanges(steps)).toBeUndefined();
});
