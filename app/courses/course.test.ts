import { expect, it } from "vitest";
import {
  type Course,
  formatBuilt,
  getAllHours,
  getOwnHours,
  listBefore,
  listRecentChanges,
  placeSteps,
} from "./course.ts";

const change = (date: string) => ({ date, text: "Python 3.14 in every session." });

it("has the changes of the last 92 days, newest first, even one of tomorrow", () => {
  const days = ["2026-08-23", "2026-11-24", "2026-08-22", "2026-10-01"];
  expect(listRecentChanges(days.map(change), "2026-11-23").map(({ date }) => date)).toEqual([
    "2026-11-24",
    "2026-10-01",
    "2026-08-23",
  ]);
});

it("names what comes before a course, with what it gives", () => {
  const follow = (course: string) => ({ course, gives: "SQL", isOptional: false });
  const courses = new Map([["a", { slug: "a", title: "A", description: "Tables." } as Course]]);
  expect(listBefore({ follows: [follow("a"), follow("gone")] }, courses)).toEqual([
    { slug: "a", title: "A", description: "Tables.", gives: "SQL", isOptional: false },
  ]);
});

it("has the own hours of all weeks, if those of a week are known", () => {
  const ownHours = { from: 3, to: 4 };
  expect(getOwnHours({ duration: "14 weeks", ownHours })).toEqual({ from: 42, to: 56 });
  expect(getOwnHours({ duration: "14 weeks", ownHours: undefined })).toBeUndefined();
});

it("adds live and own hours of all weeks, unless the course has no end", () => {
  const ownHours = { from: 3, to: 4 };
  expect(getAllHours({ duration: "8 weeks", hours: 20, ownHours })).toEqual({ from: 44, to: 52 });
  expect(getAllHours({ duration: "Ongoing", hours: 0, ownHours })).toBeUndefined();
});

it.each([
  [{ from: 5, to: 12 }, { from: 3, to: 6 }, "Built in sessions 5 to 12"],
  [{ from: 10, to: 10 }, { from: 5, to: 5 }, "Built in session 10"],
  [{ from: 11, to: 12 }, { from: 6, to: 8 }, "Started in sessions 11 and 12"],
])("says when a project of sessions %o and weeks %o is built", (sessions, weeks, words) =>
  expect(formatBuilt(sessions, weeks)).toBe(words),
);

it("begins a step in the week after the one before", () =>
  expect(placeSteps([{ weeks: 2 }, { weeks: 1 }, { weeks: 6 }]).map(({ span }) => span)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 3 },
    { from: 4, to: 9 },
  ]));
