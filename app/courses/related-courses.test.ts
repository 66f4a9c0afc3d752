import { expect, it } from "vitest";
import type { Course } from "./course.ts";
import { listBefore } from "./related-courses.ts";

it("names what comes before a course, with what it gives", () => {
  const follow = (course: string) => ({ course, gives: "SQL", isOptional: false });
  const courses = new Map([["a", { slug: "a", title: "A", description: "Tables." } as Course]]);
  expect(listBefore({ follows: [follow("a"), follow("gone")] }, courses)).toEqual([
    { slug: "a", title: "A", description: "Tables.", gives: "SQL", isOptional: false },
  ]);
});
