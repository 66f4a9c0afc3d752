import { expect, it } from "vitest";
import type { Course } from "./course.ts";
import { getFeaturedCourses } from "./featured.ts";
import { getRelatedCourses } from "./related-courses.ts";

const make = (slug: string, track: string) => ({ slug, track }) as Course;
const catalogue = [
  make("a", "Foundation"),
  make("x", "AI-Powered"),
  make("b", "Foundation"),
  make("c", "Foundation"),
  make("d", "Foundation"),
  make("e", "Foundation"),
];
const slugs = (courses: Course[]) => courses.map(({ slug }) => slug);

it("relates the first three others of the same track, in catalogue order", () => {
  expect(slugs(getRelatedCourses(make("b", "Foundation"), catalogue))).toEqual(["a", "c", "d"]);
  expect(slugs(getRelatedCourses(make("x", "AI-Powered"), catalogue))).toEqual([]);
});

it("features the first six of whatever order the catalogue has", () => {
  expect(getFeaturedCourses([8, 7, 6, 5, 4, 3, 2, 1])).toEqual([8, 7, 6, 5, 4, 3]);
});
