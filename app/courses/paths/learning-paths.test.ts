import { expect, it } from "vitest";
import { ONGOING_COURSE } from "#app/testing/made-courses.ts";
import { getTrackLines } from "./learning-paths.server.ts";

const page = { paths: [{ track: ONGOING_COURSE.track, slug: "news", rows: [] }] };
const make = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ONGOING_COURSE, slug: `news-${index}` }));

it("a line without rows stops at the ongoing courses of its track", () => {
  const [line] = getTrackLines(page, make(2));
  expect(line?.isOpen).toBe(true);
  expect(line?.stops.map(({ href }) => href)).toEqual(["/courses/news-0", "/courses/news-1"]);
});

it("a line whose courses are all retired is not drawn", () => expect(getTrackLines(page, [])).toEqual([]));

it("a course on the path of another track keeps its own marks", () => {
  const row = { name: "News", weeks: 4, sessions: 8, course: "news-0", text: "" };
  const path = { track: "Foundation" as const, slug: "foundation", rows: [row] };
  const [line] = getTrackLines({ paths: [path] }, make(1));
  expect(line?.track).toBe("Foundation");
  expect(line?.stops.map(({ track }) => track)).toEqual([ONGOING_COURSE.track]);
});
