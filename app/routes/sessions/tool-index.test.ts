import { expect, it } from "vitest";
import { COURSE } from "#app/courses/course-fixture.ts";
import { listTools } from "./tool-index.ts";

it("lists each tool once, with its courses, versions and sessions", () => {
  const [block] = COURSE.syllabus;
  const taught = (slug: string, tools: string[], titles: string[]) => ({
    ...COURSE,
    slug,
    taughtWith: { tools, checked: "2026-11" },
    syllabus: block ? [{ ...block, sessions: titles }] : [],
  });
  const tools = listTools([
    taught(
      "web",
      ["React Router 8", "Java 25 LTS"],
      ["JavaScript: first steps", "React Router, one address"],
    ),
    taught("java", ["Java 25 LTS", "Docker"], ["Docker: Java in a container"]),
  ]).map(({ name, courses, sessions }) => [
    name,
    courses.map(({ course, version }) => `${course.slug} ${version}`),
    sessions.map(({ course, session }) => `${course.slug} ${session.number}`),
  ]);
  expect(tools).toEqual([
    ["Docker", ["java "], ["java 1"]],
    ["Java", ["web 25 LTS", "java 25 LTS"], ["java 1"]],
    ["React Router", ["web 8"], ["web 2"]],
  ]);
});
