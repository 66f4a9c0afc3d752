import { expect, it } from "vitest";
import { COURSE, ONGOING_COURSE } from "#app/courses/course-fixture.ts";
import { listCourseHours } from "./hours-rows.ts";

it.each([
  [{ from: 3, to: 5 }, "18-30"],
  [{ from: 4, to: 4 }, "24"],
  [undefined, "on request"],
])("own hours of %o a week are, over six weeks, %s", (ownHours, own) => {
  expect(listCourseHours([{ ...COURSE, ...(ownHours ? { ownHours } : {}) }], "on request")).toMatchObject([
    { slug: COURSE.slug, weeks: 6, hours: 14, own, outcomes: 1, projects: 1 },
  ]);
});

it("leaves out a course without an end", () => {
  expect(listCourseHours([ONGOING_COURSE], "on request")).toEqual([]);
});
