import { expect, it } from "vitest";
import { courseJsonLd } from "#app/courses/course-metadata.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { getEnrolment } from "./enrolment.ts";

/** The fixture on a day, with a course that has groups, and one that has none. */
function load(today?: string) {
  const content = loadFixture(today);
  const java = content.coursesBySlug.get("core-java");
  const agents = content.coursesBySlug.get("ai-agents-mcp");
  if (!java || !agents) throw new Error("The fixture has no Java or no agents.");
  return { ...content, java, agents };
}

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

const LATER = "Starts Wed 24 March, Wed and Sat 07:30 GMT+1";

it("lists groups by their first days, without those that have begun", () => {
  const { java, agents, begun } = load();
  expect(java.cohorts.map(({ start }) => start)).toEqual(["2027-01-11", "2027-03-24"]);
  expect(agents.nextStart).toBeUndefined();
  expect(begun).toMatchObject([{ path: ["cohorts", 1, "start"], found: "'2026-11-02'" }]);
  const days = ["2026-12-01", "2027-01-11", "2027-01-12", "2027-04-01"];
  expect(days.map((day) => load(day).java.nextStart)).toEqual([NEXT, NEXT, LATER, undefined]);
});

it("reports a group as begun from the day after its first", () =>
  expect(["2027-01-11", "2027-01-12"].map((day) => load(day).begun.length)).toEqual([1, 2]));

it("structured data has first day, weekly days, place in the calendar and price", () => {
  const { site, java, agents } = load();
  const node = courseJsonLd(site, java);
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
      courseWorkload: "PT8H",
      startDate: "2027-01-11",
      endDate: "2027-02-04",
      inLanguage: "en",
      instructor: { name: "Asha Rao" },
      courseSchedule: {
        repeatFrequency: "Weekly",
        repeatCount: 4,
        startTime: "19:00:00",
        scheduleTimezone: "Asia/Kolkata",
        byDay: ["MO", "TH"],
      },
    },
    { startDate: "2027-03-24", endDate: "2027-04-17" },
  ]);
  expect(courseJsonLd(site, agents)).toMatchObject({ hasCourseInstance: { courseMode: "Online" } });
});

it("the enrolment names the next group, and lists language, seats and mentor", () => {
  const { site, pages, java } = load();
  const { links, groups } = getEnrolment(site, java, pages.course.enrolment);
  for (const link of Object.values(links)) expect(decodeURIComponent(link)).toContain(`Core Java (${NEXT})`);
  expect(groups).toMatchObject([
    { start: NEXT, mentor: { name: "Asha Rao", link: "https://mentors.example/asha" } },
    { start: LATER },
  ]);
  expect(groups[1]?.detail).toContain("German, 8 seats");
});

it("a mentor is named only once one is known", () => {
  const { site, pages, java: led } = load();
  const java = { ...led, cohorts: led.cohorts.map((cohort) => ({ ...cohort, mentor: undefined })) };
  const [group] = getEnrolment(site, java, pages.course.enrolment).groups;
  expect(group?.mentor).toBeUndefined();
  expect(group?.detail).toMatch(/12 seats$/);
  expect(JSON.stringify(courseJsonLd(site, java))).not.toContain("instructor");
});
