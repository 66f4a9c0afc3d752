import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { getRoadmapCalendar } from "./calendar-file.ts";

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];
const days = Array.from({ length: 90 }, (_, index) => ({
  day: index + 1,
  title: `Task ${index + 1}`,
  task: "Write a test that fails, then the code, and say in a sentence what you learned from it.",
  result: "A test that passes; nothing else",
  minutes: 45 + (index % 3) * 5,
}));
const input = {
  days,
  start: "2027-12-30",
  weekdays: ALL_WEEK,
  time: "",
  words: { result: "You have:", minutes: "minutes" },
  now: new Date("2026-11-21T08:09:10.123Z"),
  academy: "Zero, Academy",
  origin: "https://academy.example",
};

/** The events as a parser of calendars reads them. */
const parse = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
const events = parse(getRoadmapCalendar(input));

describe("the roadmap as a calendar (RFC 5545)", () => {
  it("has an event for each day, with its own identifier, a stamp in UTC, and what to do", () => {
    expect(events).toHaveLength(90);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(90);
    expect(getRoadmapCalendar(input)).toContain("PRODID:-//Zero\\, Academy//Roadmap//EN\r\n");
    events.forEach((event, index) => {
      const { day, title, task, result, minutes } = days[index] ?? expect.fail("There is no such day.");
      expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T08:09:10Z");
      expect(event.summary).toBe(`Day ${day}: ${title}`);
      expect(event.description).toBe(
        `${task}\n\nYou have: ${result}\n\n${minutes} minutes. ${input.origin}/dev-toolkit#day-${day}`,
      );
    });
  });

  it("lists the steps of a task", () => {
    const task = ["Read it.", "Write it, twice.", "Show it."];
    const steps = days.slice(0, 1).map((day) => ({ ...day, task }));
    const [event] = parse(getRoadmapCalendar({ ...input, days: steps }));
    expect(event?.description).toMatch(/^- Read it\.\n- Write it, twice\.\n- Show it\.\n\nYou have: /);
  });

  it("takes whole days, over years and leap years", () => {
    expect(events.slice(0, 3).map(({ startDate }) => startDate.toString())).toEqual([
      "2027-12-30",
      "2027-12-31",
      "2028-01-01",
    ]);
    expect(events.every(({ startDate, duration }) => startDate.isDate && duration.toString() === "P1D")).toBe(
      true,
    );
    expect(events.map(({ startDate }) => startDate.toString())).toContain("2028-02-29");
    expect(events.at(-1)?.startDate.toString()).toBe("2028-03-28");
  });

  it("keeps to the chosen weekdays, from the first of them", () => {
    // 30 December 2027 is a Thursday.
    const starts = parse(getRoadmapCalendar({ ...input, weekdays: [1, 3] })).map(
      ({ startDate }) => startDate,
    );
    expect(starts.slice(0, 3).map(String)).toEqual(["2028-01-03", "2028-01-05", "2028-01-10"]);
    expect(new Set(starts.map((start) => start.dayOfWeek()))).toEqual(new Set([2, 4]));
    expect(starts).toHaveLength(90);
  });

  it("begins at the chosen hour of wherever the visitor is, and lasts as long as the task", () => {
    const [first] = parse(getRoadmapCalendar({ ...input, time: "23:30" }));
    expect(first?.startDate.toString()).toBe("2027-12-30T23:30:00");
    expect(first?.startDate.zone.tzid).toBe("floating");
    expect(first?.duration.toSeconds()).toBe((days[0]?.minutes ?? 0) * 60);
  });

  it("folds lines at 75 octets, characters whole, and writes any line break as the calendar's own", () => {
    const task = "One, two; three\\four ".concat("é😀".repeat(60));
    const odd = days.slice(0, 1).map((day) => ({ ...day, task, title: "One\rtwo\r\nthree\nfour" }));
    const calendar = getRoadmapCalendar({ ...input, days: odd });
    expect(calendar).toContain("One\\ntwo\\nthree\\nfour");
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(parse(calendar)[0]?.description).toContain(task);
  });
});
