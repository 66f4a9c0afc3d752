import { expect, it } from "vitest";
import type { Course } from "#app/courses/course.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { getCoursePage } from "./course-page.server.ts";

const content = loadFixture();
const JAVA = content.coursesBySlug.get("core-java") ?? expect.fail("The fixture has no Java.");

const getDecision = (course: Course) => getCoursePage(content, course).decision;

/** The course before its price and its start are known. */
const { price: _price, ...unpriced } = JAVA;
const UNKNOWN = { ...unpriced, cohorts: [] };

it("names the projects, what a learner needs, and the next course", () => {
  const { need, projects, next } = getDecision(JAVA);
  expect(need).toBe(`${JAVA.prerequisites[0]}.`);
  expect(projects.slice(0, 2)).toEqual(["Library Desk", "Invoice Maker"]);
  expect(next.map(({ title }) => title)).toEqual(["AI Agents and MCP"]);
});

it("shows fee, next start and mentor once they are known", () => {
  const { fee } = getDecision(JAVA);
  expect(fee[0]).toBe("₹18,500, all sessions and reviews.");
  expect(fee[1]).toBe("Starts Mon 11 January, Mon and Thu 19:00 IST.");
  expect(fee[2]).toBe("Mentor: Asha Rao.");
  expect(fee).toHaveLength(3);
});

it("adds a full stop only where the content has none", () => {
  const price = { amount: 18500, includes: "all reviews." };
  const cohorts = JAVA.cohorts.map((cohort) => ({ ...cohort, mentor: "Asha R." }));
  const { need, fee } = getDecision({ ...JAVA, prerequisites: ["You can program."], price, cohorts });
  expect([need, fee[0], fee[2]]).toEqual(["You can program.", "₹18,500, all reviews.", "Mentor: Asha R."]);
});

it("asks for fee and start, and lists what else is not known, before that", () => {
  const { fee, open } = getDecision(UNKNOWN);
  expect(fee).toEqual(["Ask us."]);
  expect(open).toMatch(/^The days and times, .*mentor/);
});

it("asks for the fee alone where the next start is known", () =>
  expect(getDecision({ ...JAVA, price: undefined }).fee.at(-1)).toBe("For the fee, ask us."));

it("asks for no start of a course without an end", () => {
  const ongoing = content.coursesBySlug.get("ai-updates") ?? expect.fail("The fixture has no AI Updates.");
  const { fee, words, next } = getDecision(ongoing);
  expect(fee).toEqual(["Ask us."]);
  expect(words.none).toBe("None; it has no end.");
  expect(next).toEqual([]);
});
