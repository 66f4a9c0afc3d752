import { expect, it } from "vitest";
import { ONGOING_COURSE } from "#app/courses/course-fixture.ts";
import { getTrackLines } from "./learning-paths.server.ts";
import type { LearningPathsPage } from "./learning-paths-copy.server.ts";

const page = {
  paths: [{ track: ONGOING_COURSE.track, slug: "news", rows: [] as unknown[] }],
} as LearningPathsPage;
const make = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ONGOING_COURSE, slug: `news-${index}` }));

it("a line without rows stops at the ongoing courses of its track", () => {
  const [line] = getTrackLines(page, make(2));
  expect(line?.isOpen).toBe(true);
  expect(line?.stops.map(({ href }) => href)).toEqual(["/courses/news-0", "/courses/news-1"]);
});

it("a line whose courses are all retired is not drawn", () => expect(getTrackLines(page, [])).toEqual([]));
