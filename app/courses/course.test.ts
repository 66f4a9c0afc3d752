import { expect, it } from "vitest";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { getSessionNumber, listRecentChanges } from "./course.ts";

const change = (date: string) => ({ date, text: "Python 3.14 in every session." });

it("numbers sessions through all parts of a course", () =>
  expect(getSessionNumber(MADE_COURSE, "Ship it")).toBe(2));

it("has the changes of the last 92 days, newest first, even one of tomorrow", () => {
  const days = ["2026-08-23", "2026-11-24", "2026-08-22", "2026-10-01"];
  expect(listRecentChanges(days.map(change), "2026-11-23").map(({ date }) => date)).toEqual([
    "2026-11-24",
    "2026-10-01",
    "2026-08-23",
  ]);
});
