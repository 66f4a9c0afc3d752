import { expect, it } from "vitest";
import { getOwnHours, getTotalHours } from "./hours.ts";

it("has the own hours of all weeks, if those of a week are known", () => {
  const ownHours = { from: 3, to: 4 };
  expect(getOwnHours({ duration: "14 weeks", ownHours })).toEqual({ from: 42, to: 56 });
  expect(getOwnHours({ duration: "14 weeks", ownHours: undefined })).toBeUndefined();
});

it("adds live and own hours of all weeks, unless the course has no end", () => {
  const ownHours = { from: 3, to: 4 };
  expect(getTotalHours({ duration: "8 weeks", hours: 20, ownHours })).toEqual({ from: 44, to: 52 });
  expect(getTotalHours({ duration: "Ongoing", hours: 0, ownHours })).toBeUndefined();
});
