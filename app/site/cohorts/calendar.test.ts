import { rmSync } from "node:fs";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getCohortCalendar, toInstant } from "#app/courses/cohort.ts";
import { copyFilledContent, loadGroups } from "./filled-groups.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyFilledContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the calendar of a group", () => {
  const read = (index: number) => {
    const { site, java } = loadGroups(folder);
    const cohort = java.cohorts[index];
    if (!cohort) throw new Error("There is no such group.");
    const calendar = new ICAL.Component(ICAL.parse(getCohortCalendar(site, java, cohort)));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    return { java, events };
  };

  it("holds every session by name, at its hour, for its length, on the group's two days", () => {
    const { java, events } = read(0);
    const titles = java.syllabus.flatMap(({ sessions }) => sessions);
    expect(events.map(({ summary }) => summary)).toEqual(
      titles.map((title, index) => `Core Java ${index + 1}/28: ${title}`),
    );
    expect(events.slice(0, 3).map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      "2027-01-11T13:30:00.000Z",
      "2027-01-14T13:30:00.000Z",
      "2027-01-18T13:30:00.000Z",
    ]);
    expect(events.at(-1)?.startDate.toJSDate().toISOString()).toBe("2027-04-15T13:30:00.000Z");
    for (const { duration } of events) expect(duration.toSeconds()).toBe(60 * 60);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(28);
  });

  it("keeps the hour of the clock when the clocks change", () => {
    const hours = read(1).events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 16));
    expect(hours).toContain("2027-03-27T06:30");
    expect(hours).toContain("2027-03-31T05:30");
  });
});

it("an hour that the clocks of a zone show is found, on either side of a change", () => {
  expect(toInstant("2027-03-28", "01:59", "Europe/Berlin").toISOString()).toBe("2027-03-28T00:59:00.000Z");
  expect(toInstant("2027-03-28", "03:00", "Europe/Berlin").toISOString()).toBe("2027-03-28T01:00:00.000Z");
  expect(toInstant("2027-01-11", "00:15", "America/New_York").toISOString()).toBe("2027-01-11T05:15:00.000Z");
});
