import { expect, it } from "vitest";
import { checkInstead, checkVersions, getCourseBySlug } from "./catalogue.server.ts";
import type { Course } from "./course.ts";
import type { CourseEntry } from "./course-file.server.ts";

it("finds a course by its slug, and none under an unknown one", () => {
  const courses = [{ slug: "core-java" }, { slug: "aws-cloud" }] as Course[];
  expect(getCourseBySlug("aws-cloud", courses)).toBe(courses[1]);
  expect(getCourseBySlug("no-such", courses)).toBeUndefined();
  expect(getCourseBySlug(undefined, courses)).toBeUndefined();
});

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
  ["cobol", {}, "no such course: write one of java, python, broken"],
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

const taught = (slug: string, checked?: string) =>
  ({
    slug,
    file: { file: `content/courses/${slug}.md`, lineOf: () => 9 },
    data: checked ? { taughtWith: { tools: ["Go 2", "Git 2"], checked } } : {},
  }) as unknown as CourseEntry;

const listVersions = (entries: CourseEntry[], today: string, offered = entries) =>
  checkVersions({ entries, courses: offered.map(({ slug }) => ({ slug }) as Course) }, today);

it.each([
  ["2026-11", "2026-11-30", 0],
  ["2026-11", "2027-02-28", 0],
  ["2026-11", "2027-03-01", 1],
  ["2025-12", "2026-03-31", 0],
  ["2025-12", "2026-04-01", 1],
])("versions checked in %s are listed on %s: %i", (checked, today, count) =>
  expect(listVersions([taught("go", checked)], today)).toHaveLength(count),
);

it("says where the month is written, and what to check", () =>
  expect(listVersions([taught("go", "2026-11")], "2027-06-15")).toEqual([
    {
      ...{ file: "content/courses/go.md", line: 9, field: "taughtWith.checked", found: "'2026-11'" },
      fix: "7 months ago: check the versions of Go 2, Git 2, and write 2027-06",
    },
  ]));

it("says nothing of a course without versions, or one that is not offered", () =>
  expect(listVersions([taught("go"), taught("old", "2020-01")], "2027-06-15", [])).toEqual([]));
