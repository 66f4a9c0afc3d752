import { expect, it } from "vitest";
import { getCoursePage } from "#app/courses/course-page.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

it("has a section 'Is it for you?' only where it says something", () => {
  const { pages, ...content } = loadSiteContent(FIXTURE);
  const list = (course = pages.course) =>
    content.courses.filter((one) => getCoursePage({ ...content, pages: { course } }, one).hasFit);
  expect(list()).toEqual(content.courses);
  // One has courses to take instead, one is followed by another, and Java has neither.
  expect(list({ ...pages.course, neighbours: [] }).map(({ slug }) => slug)).toEqual([
    "ai-updates",
    "ai-agents-mcp",
  ]);
});
