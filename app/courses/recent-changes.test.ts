import { expect, it } from "vitest";
import { listRecentChanges } from "./recent-changes.ts";

const change = (date: string) => ({ date, text: "Python 3.14 in every session." });

it("has the changes of the last 92 days, newest first, whatever their order in the file", () => {
  const days = ["2026-08-23", "2026-11-23", "2026-08-22", "2026-10-01"];
  expect(listRecentChanges(days.map(change), "2026-11-23").map(({ date }) => date)).toEqual([
    "2026-11-23",
    "2026-10-01",
    "2026-08-23",
  ]);
});

it("shows the changes of an editor whose calendar is a day ahead", () =>
  expect(listRecentChanges([change("2026-11-24")], "2026-11-23")).toHaveLength(1));
