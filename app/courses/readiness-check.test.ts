import { expect, it } from "vitest";
import type { CourseEntry } from "./course-entry.server.ts";
import { checkInstead } from "./readiness-check.server.ts";

const entry = (slug: string, data: { instead?: string; draft?: boolean; retired?: string } = {}) => {
  const { instead, draft = false, retired } = data;
  return {
    slug,
    file: { file: `${slug}.md`, lineOf: () => 7 },
    data: { readiness: { instead }, draft, retired },
  } as unknown as CourseEntry;
};

const check = (...entries: CourseEntry[]) =>
  checkInstead(entries, ["java", "python", "broken"]).map(
    ({ file, line, field, found, fix }) => `${file}:${line} ${field} ${found}: ${fix}`,
  );

it("a course that is offered, or whose file has a fault of its own, may be taken instead", () => {
  expect(check(entry("java", { instead: "python" }), entry("python"))).toEqual([]);
  expect(check(entry("java", { instead: "broken" }))).toEqual([]);
  expect(check(entry("java"))).toEqual([]);
});

it.each([
  ["pyhton", {}, "no such course: write python"],
  ["cobol", {}, "no such course: write the name of a course's file"],
  ["java", {}, "it is this course: name another, or remove the line"],
  ["python", { draft: true }, "it is a draft: publish that first, or name another course"],
  ["python", { retired: "2027-03-01" }, "it is no longer offered: name another course, here and in notYet"],
])("%s is refused where Python is %o", (instead, python, fix) =>
  expect(check(entry("java", { instead }), entry("python", python))).toEqual([
    `java.md:7 readiness.instead '${instead}': ${fix}`,
  ]),
);

it("a draft may name a draft, and a course that retires whatever it likes", () => {
  expect(check(entry("java", { instead: "python", draft: true }), entry("python", { draft: true }))).toEqual(
    [],
  );
  const gone = { retired: "2027-03-01" };
  expect(check(entry("java", { instead: "python", ...gone }), entry("python", gone))).toEqual([]);
});
