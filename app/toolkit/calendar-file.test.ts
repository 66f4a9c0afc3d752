import { describe, expect, it } from "vitest";
import { getRoadmapCalendar } from "./calendar-file.ts";
import type { RoadmapPhase } from "./toolkit.ts";

const makePhase = (first: number, track: RoadmapPhase["track"]): RoadmapPhase => ({
  track,
  title: track,
  summary: "Thirty days.",
  days: Array.from({ length: 30 }, (_, index) => ({
    day: first + index,
    title: `Task ${first + index}`,
    task: "Write a test that fails, then the code, and say in a sentence what you learned from it.",
    result: "A test that passes",
    minutes: 45,
    review: false,
    prompts: [],
  })),
});
const phases = [
  makePhase(1, "Foundation"),
  makePhase(31, "AI-Powered"),
  makePhase(61, "Continuous Learning"),
];
const input = {
  phases,
  start: "2027-12-30",
  now: new Date("2026-11-21T08:09:10.123Z"),
  academy: "Zero Academy",
  domain: "academy.example",
  url: "https://academy.example/dev-toolkit",
};
const calendar = getRoadmapCalendar(input);
/** Content lines with their folds undone (RFC 5545, section 3.1). */
const lines = calendar.replaceAll("\r\n ", "").split("\r\n");

describe("the roadmap as a calendar (RFC 5545)", () => {
  it("is one calendar with version and product", () => {
    expect(lines.slice(0, 3)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Zero Academy//Roadmap//EN",
    ]);
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("has ninety events, each with its own identifier, a stamp in UTC, and one whole day", () => {
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(90);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(90);
    expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(90);
    expect(lines.filter((line) => line === "DTSTAMP:20261121T080910Z")).toHaveLength(90);
    const starts = lines.filter((line) => line.startsWith("DTSTART;VALUE=DATE:"));
    const ends = lines.filter((line) => line.startsWith("DTEND;VALUE=DATE:"));
    expect(starts.slice(0, 3)).toEqual(
      ["20271230", "20271231", "20280101"].map((day) => `DTSTART;VALUE=DATE:${day}`),
    );
    expect(ends.slice(0, 2)).toEqual(["20271231", "20280101"].map((day) => `DTEND;VALUE=DATE:${day}`));
    // 2028 is a leap year.
    expect(starts).toContain("DTSTART;VALUE=DATE:20280229");
    expect(starts.at(-1)).toBe("DTSTART;VALUE=DATE:20280328");
  });

  it("ends every line with CRLF and keeps it within 75 octets, characters whole", () => {
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const odd = structuredClone(phases.slice(0, 1));
    const [day] = odd[0]?.days ?? [];
    if (day) day.title = "é😀".repeat(60);
    const folded = getRoadmapCalendar({ ...input, phases: odd });
    for (const line of folded.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll("\r\n ", "")).toContain("é😀".repeat(60));
  });

  it("escapes commas, semicolons, backslashes and line breaks", () => {
    const odd = structuredClone(phases.slice(0, 1));
    const [day] = odd[0]?.days ?? [];
    if (day) day.task = "One, two; three\\four\nfive";
    const text = getRoadmapCalendar({ ...input, phases: odd }).replaceAll("\r\n ", "");
    expect(text).toContain("DESCRIPTION:One\\, two\\; three\\\\four\\nfive\\n\\nResult: ");
  });

  it("refuses what is not a day", () => {
    expect(() => getRoadmapCalendar({ ...input, start: "soon" })).toThrow(
      "'soon' is not a day such as 2026-12-01.",
    );
  });
});
