import { expect, it } from "vitest";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { listTools } from "./tool-index.ts";

it("lists each tool once, with the sessions of each of its courses", () => {
  const [block] = MADE_COURSE.syllabus;
  const teach = (slug: string, tools: string[], titles: string[]) => ({
    ...MADE_COURSE,
    slug,
    taughtWith: { tools, checked: "2026-11" },
    syllabus: block ? [{ ...block, sessions: titles }] : [],
  });
  const tools = listTools([
    teach("web", ["React Router 8", "Java 25 LTS"], ["JavaScript: first steps", "React Router, one address"]),
    teach("java", ["Java 25 LTS", "Docker"], ["Docker: Java in a container"]),
    teach("old", ["Java 8 for one task"], ["Docker, by the way"]),
  ]).map(({ name, version, courses }) => [
    `${name} ${version}`.trim(),
    courses.map(({ course, version = "", sessions }) => [
      course.slug,
      version,
      ...sessions.map(({ number }) => number),
    ]),
  ]);
  expect(tools).toEqual([
    [
      "Docker",
      [
        ["java", "", 1],
        ["old", "", 1],
      ],
    ],
    [
      "Java 25 LTS",
      [
        ["web", ""],
        ["java", "", 1],
        ["old", "8 for one task"],
      ],
    ],
    ["React Router 8", [["web", "", 2]]],
  ]);
});
