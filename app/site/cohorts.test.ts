import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { toInstant } from "#app/courses/cohort.ts";
import { getCohortCalendar } from "#app/courses/cohort-calendar.server.ts";
import { summarise } from "#app/courses/course.ts";
import { courseJsonLd } from "#app/courses/course-json-ld.ts";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { FIXTURE } from "./copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "./filled-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "filled-"));
  writeFilledContent(folder, FIXTURE, "core-java");
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(day = FILLED_DAY) {
  const content = loadSiteContent(folder, { today: day });
  const java = getCourseBySlug("core-java", content.courses);
  const python = getCourseBySlug("python-fundamentals", content.courses);
  if (!java || !python) throw new Error("The filled content has no Java or no Python.");
  return { ...content, java, python };
}

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

describe("the groups of a course", () => {
  it("are said in the order of their first days, the next on header, card and catalogue", () => {
    const { java, python } = load();
    expect(java.cohorts.map(({ start }) => start)).toEqual(["2027-01-11", "2027-02-03"]);
    expect(java.nextStart).toBe(NEXT);
    expect(summarise(java).nextStart).toBe(NEXT);
    expect(python.nextStart).toBeUndefined();
  });

  it("vanish when they have begun, and the build knows which", () => {
    expect(load().past).toEqual([{ title: "Core Java", start: "2026-11-02" }]);
    expect(load("2027-01-11").java.nextStart).toBe(NEXT);
    const later = load("2027-01-12");
    expect(later.java.nextStart).toBe("Starts Wed 3 February, Wed and Sat 07:30 GMT+1");
    expect(later.past).toHaveLength(2);
    expect(load("2027-03-01").java.nextStart).toBeUndefined();
  });

  it("are in the real content only once the owner knows them", () => {
    const { courses, site } = loadSiteContent("content");
    expect(courses.flatMap(({ cohorts }) => cohorts)).toEqual([]);
    expect(site.mentors).toEqual([]);
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

it("structured data says first day, weekly days, place in the calendar and price", () => {
  const { site, java, python } = load();
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
  expect(courseJsonLd(site, python)).toMatchObject({ hasCourseInstance: { courseMode: "Online" } });
});

describe("the enrolment", () => {
  it("names the next group in its message, and says price, terms and calendar", () => {
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
    expect(enrolment.price).toEqual({ amount: "₹18,500", includes: "all sessions and reviews" });
    expect(enrolment.unknown).toBeUndefined();
    expect(enrolment.terms).toHaveLength(3);
    expect(enrolment.terms[0]).toContain("12 learners");
  });

  it("says who tells what is not known yet", () => {
    const { site, pages, java, python } = load();
    const { both, start, price } = pages.course.enrolment.unknown;
    const unknown = (course: typeof java) => getEnrolment(site, course, pages.course.enrolment).unknown;
    expect(unknown(python)).toBe(both);
    expect(unknown({ ...java, price: undefined })).toBe(price);
    expect(unknown({ ...java, cohorts: [] })).toBe(start);
  });
});

describe("a fault of a group is named with file, line, field, value and what to write", () => {
  it.each([
    [
      "2027-01-11, weekdays",
      "2027-01-12, weekdays",
      "cohorts[2].start: found '2027-01-12'; it is a Tue: write a Mon or a Thu",
    ],
    ["[Wed, Sat]", "[Wed, Wed]", "cohorts[0].weekdays: found 'Wed and Wed'; write two different days"],
    [
      "2026-11-02, weekdays",
      "2027-01-11, weekdays",
      "cohorts[2].start: found '2027-01-11'; another cohort begins on that day",
    ],
    [
      "mentor: Asha Rao }\n  - { start: 2026",
      "mentor: Asha Roa }\n  - { start: 2026",
      "cohorts[0].mentor: found 'Asha Roa'; write Asha Rao, a name from mentors in site.yaml",
    ],
    [
      "Europe/Berlin",
      "Europe/Bärlin",
      "cohorts[0].timeZone: found 'Europe/Bärlin'; write the name of a time zone, such as Asia/Kolkata",
    ],
    ['"07:30"', '"7.30"', "cohorts[0].time: found '7.30'; write the hour as 19:00"],
    [
      "language: de",
      "language: German",
      "cohorts[0].language: found 'German'; write a language code, such as en or hi",
    ],
    ["[Wed, Sat]", "[Wed]", 'cohorts[0].weekdays: found ["Wed"]; write 2 entries (now 1)'],
    [
      "duration: 14 weeks",
      "duration: Ongoing",
      "cohorts: found '3 cohorts'; one joins an ongoing course when one likes: remove its cohorts",
    ],
    ["amount: 18500", "amount: free", "price.amount: found 'free'; write a number"],
  ])("%s", (from, to, message) => {
    const file = path.join(folder, "courses/core-java.md");
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    expect(() => load()).toThrow(message);
  });
});
