import { expect, it } from "vitest";
import { getCourseBySlug } from "./catalogue.server.ts";
import type { Course } from "./course.ts";

it("finds a course by its slug, and none under an unknown one", () => {
  const courses = [{ slug: "core-java" }, { slug: "aws-cloud" }] as Course[];
  expect(getCourseBySlug("aws-cloud", courses)).toBe(courses[1]);
  expect(getCourseBySlug("no-such", courses)).toBeUndefined();
  expect(getCourseBySlug(undefined, courses)).toBeUndefined();
});
