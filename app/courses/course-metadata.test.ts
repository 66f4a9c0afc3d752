import { expect, it } from "vitest";
import { MADE_COURSE, ONGOING_COURSE } from "#app/testing/made-courses.ts";
import { TEST_SITE } from "#app/testing/site-fixture.ts";
import { courseJsonLd, getCourseMetadata } from "./course-metadata.ts";

const read = (course: typeof MADE_COURSE) => {
  const { title, schema } = getCourseMetadata(TEST_SITE, course, []);
  const graph: { "@type": string; name: string }[] = JSON.parse(schema)["@graph"];
  return { title, course: graph.find((node) => node["@type"] === "Course")?.name };
};

it("has the search title in the head only, not in the structured data", () => {
  expect(read({ ...MADE_COURSE, searchTitle: "Go course for backend developers" })).toEqual({
    title: "Go course for backend developers | Zero Academy",
    course: "Go & Services",
  });
  expect(read(MADE_COURSE).title).toBe("Go & Services course | Zero Academy");
});

const toNode = (course: typeof MADE_COURSE) => courseJsonLd(TEST_SITE, course);

it("has what the page shows: online, paid in rupees, without a price", () => {
  const node = toNode(MADE_COURSE);
  expect(node).toMatchObject({
    name: MADE_COURSE.title,
    description: MADE_COURSE.description,
    educationalLevel: MADE_COURSE.level,
    coursePrerequisites: MADE_COURSE.prerequisites,
    numberOfCredits: MADE_COURSE.sessions,
    teaches: MADE_COURSE.learningOutcomes,
    isAccessibleForFree: false,
    offers: { category: "Paid", priceCurrency: "INR" },
    hasCourseInstance: { courseMode: "Online" },
  });
  expect(JSON.stringify(node)).not.toMatch(/"price"|"@type":"(Review|AggregateRating)"/);
});

it("has the weeks and the workload of a course that ends", () => {
  const node = toNode(MADE_COURSE);
  expect(node).toMatchObject({ timeRequired: "P6W", hasCourseInstance: { courseWorkload: "PT14H" } });
  expect(node.hasCourseInstance).not.toHaveProperty("courseSchedule");
});

it("has a weekly rhythm instead for a course without an end", () => {
  const node = toNode(ONGOING_COURSE);
  expect(node).not.toHaveProperty("timeRequired");
  expect(node.hasCourseInstance).toEqual({
    "@type": "CourseInstance",
    courseMode: "Online",
    courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly" },
  });
});

it("names the courses that one needs as prerequisites, and not those that only help", () => {
  const before = (slug: string, isOptional: boolean) => ({ ...MADE_COURSE, slug, gives: "SQL", isOptional });
  const { coursePrerequisites } = courseJsonLd(TEST_SITE, MADE_COURSE, [
    before("sql", false),
    before("go", true),
  ]);
  expect(coursePrerequisites).toMatchObject([
    ...MADE_COURSE.prerequisites,
    { "@type": "Course", "@id": "https://academy.example/courses/sql#course" },
  ]);
});
