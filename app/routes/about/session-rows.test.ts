import { expect, it } from "vitest";
import { getAllSessions, MAX_COURSE_ROWS } from "./session-rows.ts";

const CAPTIONS = { sessions: "By course", sessionsByTrack: "By track" };

const makeCourses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `course-${index}`,
    title: `Course ${index}`,
    sessions: 8,
    level: "Advanced" as const,
    track: index % 4 === 0 ? ("AI-Powered" as const) : ("Foundation" as const),
  }));

it("draws a row for each course, with its name, its page and its level", () => {
  const { rows, caption } = getAllSessions(makeCourses(MAX_COURSE_ROWS), CAPTIONS);
  expect(caption).toBe("By course");
  expect(rows).toHaveLength(MAX_COURSE_ROWS);
  expect(rows[1]).toEqual({
    name: "Course 1",
    href: "/courses/course-1",
    sessions: 8,
    level: "Advanced",
    track: "Foundation",
  });
});

it("draws a row for each track that has courses, of one course too many", () => {
  const { rows, caption } = getAllSessions(makeCourses(MAX_COURSE_ROWS + 4), CAPTIONS);
  expect(caption).toBe("By track");
  expect(rows).toEqual([
    {
      name: "Foundation",
      href: "/courses?track=Foundation",
      sessions: 312,
      track: "Foundation",
      courses: 39,
    },
    {
      name: "AI-Powered",
      href: "/courses?track=AI-Powered",
      sessions: 104,
      track: "AI-Powered",
      courses: 13,
    },
  ]);
});
