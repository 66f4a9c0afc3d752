import ICAL from "ical.js";
import { expect, it } from "vitest";
import { getRoadmapCalendar } from "./calendar-file.ts";

const days = Array.from({ length: 90 }, (_, index) => ({
  day: index + 1,
  title: `Task ${index + 1}`,
  task: "Write a test that fails, then the code.",
  result: "A test that passes; nothing else",
  minutes: 45 + (index % 3) * 5,
}));
const input: Parameters<typeof getRoadmapCalendar>[0] = {
  days,
  start: "2027-12-30",
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time: "",
  now: new Date("2026-11-21T08:09:10.123Z"),
  academy: "Zero, Academy",
  origin: "https://academy.example",
};

/** A calendar, and its events as a parser of calendars (RFC 5545) reads them. */
function write(changes: Partial<typeof input> = {}) {
  const text = getRoadmapCalendar({ ...input, ...changes });
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  return { text, events, starts: events.map(({ startDate }) => startDate.toString()) };
}

/** The first day, with changes. */
const writeFirst = (changes: object) =>
  write({ days: days.slice(0, 1).map((day) => ({ ...day, ...changes })) });

it("has an event for each day, with what to do", () => {
  const { text, events } = write();
  expect(text).toContain("PRODID:-//Zero\\, Academy//Roadmap//EN\r\n");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(90);
  expect(events).toHaveLength(90);
  for (const [index, { component, summary, description }] of events.entries()) {
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T08:09:10Z");
    expect(summary).toBe(`Day ${index + 1}: Task ${index + 1}`);
    expect(description).toBe(
      `Write a test that fails, then the code.\n\nResult: A test that passes; nothing else\n\n${days[index]?.minutes} minutes. https://academy.example/dev-toolkit/roadmap#day-${index + 1}`,
    );
  }
});

it("lists the steps of a task", () =>
  expect(writeFirst({ task: ["Read it.", "Write it, twice."] }).events[0]?.description).toMatch(
    /^- Read it\.\n- Write it, twice\.\n\nResult: /,
  ));

it("takes whole days, on which the visitor stays free, over years and leap years", () => {
  const { events, starts } = write();
  for (const { component, startDate, duration } of events) {
    expect([startDate.isDate, `${duration}`]).toEqual([true, "P1D"]);
    expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  }
  expect(starts.slice(0, 3)).toEqual(["2027-12-30", "2027-12-31", "2028-01-01"]);
  expect(starts).toContain("2028-02-29");
  expect(starts.at(-1)).toBe("2028-03-28");
});

it("keeps to the chosen weekdays, from the first of them", () => {
  // 30 December 2027 is a Thursday.
  const { events, starts } = write({ weekdays: [1, 3] });
  expect(starts.slice(0, 3)).toEqual(["2028-01-03", "2028-01-05", "2028-01-10"]);
  expect(new Set(events.map(({ startDate }) => startDate.dayOfWeek()))).toEqual(new Set([2, 4]));
});

it("takes every day where no weekday is chosen", () =>
  expect(write({ weekdays: [] }).starts).toEqual(write().starts));

it("begins at the chosen hour of the visitor's zone, and lasts as long as the task", () => {
  const [first] = write({ time: "23:30" }).events;
  expect(`${first?.startDate} ${first?.startDate.zone.tzid}`).toBe("2027-12-30T23:30:00 floating");
  expect(first?.duration.toSeconds()).toBe(45 * 60);
});

it("writes any line break as the calendar's own", () => {
  const { text } = writeFirst({ title: "One\rtwo\r\nthree\nfour" });
  expect(text).toContain("One\\ntwo\\nthree\\nfour");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("folds lines at 75 octets, and no character", () => {
  const task = "One, two; three\\four ".concat("é😀".repeat(60));
  const { text, events } = writeFirst({ task });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(events[0]?.description).toContain(task);
});
