import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Cohort } from "#app/courses/cohort.ts";
import { getCohortCalendar } from "#app/courses/cohort-calendar.server.ts";
import { summarise } from "#app/courses/course.ts";
import { courseJsonLd } from "#app/courses/course-json-ld.ts";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { getGoodToKnow } from "#app/courses/good-to-know.ts";
import { changeFile } from "#app/site/copied-content.server.ts";
import { copyFilledContent, loadGroups } from "./filled-groups.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyFilledContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (day?: string) => loadGroups(folder, day);

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

it("'Good to know' says fee, group size, refunds and complaints, which only the owner knows", () => {
  const { site, pages, java, python } = load();
  const list = (course: typeof java) =>
    getGoodToKnow(site, course, pages.course.goodToKnow).map(({ title, text }) => `${title}: ${text}`);
  const terms = [
    "Group size: At most 12 learners in a group.",
    "Refunds: The whole price back within two weeks of the first session.",
    "Complaints: Complaints go to complaints@academy.example and are answered within three days.",
  ];
  expect(list(java)).toEqual(expect.arrayContaining(["Fee: ₹18,500, all sessions and reviews", ...terms]));
  expect(list(python)).toEqual(expect.arrayContaining(terms));
  expect(list(python).join()).not.toContain("Fee");
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
    expect(enrolment.unknown).toBeUndefined();
  });

  it("names a mentor only once one is known", () => {
    changeFile(folder, "courses/core-java.md", /, mentor: Asha Rao/g, "");
    const { site, pages, java } = load();
    const [group] = getEnrolment(site, java, pages.course.enrolment).groups;
    expect(group?.mentor).toBeUndefined();
    expect(group?.detail).toMatch(/12 seats$/);
    expect(JSON.stringify(courseJsonLd(site, java))).not.toContain("instructor");
    expect(getCohortCalendar(site, java, java.cohorts[0] as Cohort)).toMatch(/Live session 1 of 28\. /);
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
