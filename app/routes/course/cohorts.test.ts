import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Cohort, getCohortCalendar, toInstant } from "#app/courses/cohort.ts";
import { courseJsonLd } from "#app/courses/course-metadata.ts";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** The fixture on a day, with a course that has groups, and one that has none. */
function load(today = "2026-12-01") {
  const content = loadSiteContent(FIXTURE, { today });
  const java = content.coursesBySlug.get("core-java");
  const agents = content.coursesBySlug.get("ai-agents-mcp");
  if (!java || !agents) throw new Error("The fixture has no Java or no agents.");
  return { ...content, java, agents };
}

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

describe("the groups of a course", () => {
  it("are said in the order of their first days, the next on header, card and catalogue", () => {
    const { java, agents } = load();
    expect(java.cohorts.map(({ start }) => start)).toEqual(["2027-01-11", "2027-02-03"]);
    expect(java.nextStart).toBe(NEXT);
    expect(agents.nextStart).toBeUndefined();
  });

  it("vanish when they have begun, and the build knows which", () => {
    expect(load().past).toEqual([{ title: "Core Java", start: "2026-11-02" }]);
    expect(load("2027-01-11").java.nextStart).toBe(NEXT);
    const later = load("2027-01-12");
    expect(later.java.nextStart).toBe("Starts Wed 3 February, Wed and Sat 07:30 GMT+1");
    expect(later.past).toHaveLength(2);
    expect(load("2027-03-01").java.nextStart).toBeUndefined();
  });
});

it("structured data says first day, weekly days, place in the calendar and price", () => {
  const { site, java, agents } = load();
  const node = courseJsonLd(site, java) as unknown as Record<string, object>;
  expect(node.offers).toEqual({
    "@type": "Offer",
    category: "Paid",
    priceCurrency: "INR",
    price: 18500,
    description: "all sessions and reviews",
  });
  expect(node.hasCourseInstance).toMatchObject([
    {
      courseMode: "Online",
      courseWorkload: "PT28H",
      startDate: "2027-01-11",
      endDate: "2027-04-15",
      inLanguage: "en",
      instructor: { name: "Asha Rao" },
      courseSchedule: {
        repeatFrequency: "Weekly",
        repeatCount: 14,
        startTime: "19:00:00",
        scheduleTimezone: "Asia/Kolkata",
        byDay: ["Monday", "Thursday"],
      },
    },
    { startDate: "2027-02-03" },
  ]);
  expect(courseJsonLd(site, agents)).toMatchObject({ hasCourseInstance: { courseMode: "Online" } });
});

describe("the enrolment", () => {
  it("names the next group in its message, and says language, seats, mentor and calendar", () => {
    const { site, pages, java } = load();
    const enrolment = getEnrolment(site, java, pages.course.enrolment);
    for (const link of Object.values(enrolment.links))
      expect(decodeURIComponent(link)).toContain(`Core Java (${NEXT})`);
    expect(enrolment.groups.map(({ start, calendar }) => [start, calendar])).toEqual([
      [NEXT, "/courses/core-java-2027-01-11.ics"],
      ["Starts Wed 3 February, Wed and Sat 07:30 GMT+1", "/courses/core-java-2027-02-03.ics"],
    ]);
    expect(enrolment.groups[1]?.detail).toContain("German, 8 seats");
    expect(enrolment.groups[0]?.mentor).toEqual({ name: "Asha Rao", link: "https://mentors.example/asha" });
  });

  it("names a mentor only once one is known", () => {
    const { site, pages, java: led } = load();
    const java = { ...led, cohorts: led.cohorts.map((cohort) => ({ ...cohort, mentor: undefined })) };
    const [group] = getEnrolment(site, java, pages.course.enrolment).groups;
    expect(group?.mentor).toBeUndefined();
    expect(group?.detail).toMatch(/12 seats$/);
    expect(JSON.stringify(courseJsonLd(site, java))).not.toContain("instructor");
    expect(getCohortCalendar(site, java, java.cohorts[0] as Cohort)).toMatch(/Live session 1 of 28\. /);
  });
});

describe("the calendar of a group", () => {
  const read = (index: number) => {
    const { site, java } = load();
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
    const starts = events.map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(starts.slice(0, 3)).toEqual([
      "2027-01-11T13:30:00.000Z",
      "2027-01-14T13:30:00.000Z",
      "2027-01-18T13:30:00.000Z",
    ]);
    expect(starts.at(-1)).toBe("2027-04-15T13:30:00.000Z");
    for (const { duration } of events) expect(duration.toSeconds()).toBe(60 * 60);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(28);
  });

  it("keeps the hour of the clock when the clocks change", () => {
    const hours = read(1).events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 16));
    expect(hours).toContain("2027-03-27T06:30");
    expect(hours).toContain("2027-03-31T05:30");
  });
});

it.each([
  ["2027-03-28", "01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28", "03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  ["2027-01-11", "00:15", "America/New_York", "2027-01-11T05:15:00.000Z"],
])("on %s the clock shows %s in %s at %s", (day, time, zone, instant) =>
  expect(toInstant(day, time, zone).toISOString()).toBe(instant),
);
