import { expect, it } from "vitest";
import type { Course } from "#app/courses/course.ts";
import { getCoursePage } from "#app/courses/course-page/course-page.ts";
import { loadFixture } from "#app/site/fixture.server.ts";

it("has a section 'Is it for you?' only where it says something", () => {
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
