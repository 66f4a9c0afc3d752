import { expect, it } from "vitest";
import type { Course } from "#app/courses/course.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { getCoursePage } from "./course-page.server.ts";

it("has a section 'Is it for you?' only where it has something to show", () => {
  const content = loadFixture();
  const java = content.coursesBySlug.get("core-java") ?? expect.fail("The fixture has no Java.");
  const hasFit = (part: Partial<Course>, neighbours = [] as typeof content.pages.course.neighbours) => {
    const pages = { course: { ...content.pages.course, neighbours } };
    return getCoursePage({ ...content, pages }, { ...java, ...part }).hasFit;
  };
  expect(hasFit({})).toBe(false);
  expect(hasFit({}, content.pages.course.neighbours)).toBe(true);
  expect(hasFit({ notFor: [{ text: "You know Java." }] })).toBe(true);
  expect(hasFit({ week: { session: "You read.", own: "You write." } })).toBe(true);
  expect(hasFit({ follows: [{ course: "ai-updates", gives: "habits", isOptional: false }] })).toBe(true);
  const readiness = { questions: [], ready: "Start.", nearly: "Practise.", notYet: "Wait." };
  expect(hasFit({ readiness })).toBe(true);
});

it("shows braces of every text, whose names are filled in at another time", () => {
  const content = loadFixture();
  const java = content.coursesBySlug.get("core-java") ?? expect.fail("The fixture has no Java.");
  const { goodToKnow, letter, enrolment, decision } = content.pages.course;
  const course = {
    ...content.pages.course,
    goodToKnow: { ...goodToKnow, taughtWith: "{title}: {{versions}} {versions}" },
    letter: { ...letter, end: "{{url}} {fee}", subject: "{{fee}}" },
    enrolment: { ...enrolment, group: "{{seats}} {language}", steps: ["{{seats}}", "B", "C"] },
    decision: { ...decision, rest: "{{facts}} {facts}", costs: "{{facts}}" },
  };
  const taughtWith = { tools: ["JDK 25"], checked: "2026-11" };
  const page = getCoursePage({ ...content, pages: { course } }, { ...java, taughtWith, price: undefined });
  expect(page.knownFacts.map(({ text }) => text)).toContain("Core Java: {versions} JDK\u00A025");
  expect(page.letter.text).toContain("{url} ");
  expect(page.letter.readers[0]?.ways.map(({ href }) => decodeURIComponent(href)).join()).toContain("{fee}");
  expect(page.enrolment.groups[0]?.detail).toBe("{seats} English, with");
  expect(page.enrolment.steps[0]).toBe("{seats}");
  expect(page.decision.fee.at(-1)).toBe("{facts} the fee");
  expect(page.decision.words.costs).toBe("{facts}");
});

it("keeps the hours a week of a neighbour on one line", () => {
  const content = loadFixture();
  const agents = content.coursesBySlug.get("ai-agents-mcp") ?? expect.fail("The fixture has no agents.");
  const facts = getCoursePage(content, agents).neighbours.flatMap(({ others }) =>
    others.map((other) => other.facts),
  );
  expect(facts).toEqual(["Beginner, 4 weeks, 6\u00A0to\u00A07\u00A0hours\u00A0a\u00A0week"]);
});
