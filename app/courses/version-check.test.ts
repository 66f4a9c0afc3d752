import { expect, it } from "vitest";
import type { Course } from "./course.ts";
import type { CourseEntry } from "./course-entry.server.ts";
import { checkVersions } from "./version-check.server.ts";

const entry = (slug: string, checked?: string) =>
  ({
    slug,
    file: { file: `content/courses/${slug}.md`, lineOf: () => 9 },
    data: checked ? { taughtWith: { tools: ["Go 2", "Git 2"], checked } } : {},
  }) as unknown as CourseEntry;

const list = (entries: CourseEntry[], today: string, offered = entries) =>
  checkVersions({ entries, courses: offered.map(({ slug }) => ({ slug }) as Course) }, today);

it.each([
  ["2026-11", "2026-11-30", 0],
  ["2026-11", "2027-02-28", 0],
  ["2026-11", "2027-03-01", 1],
  ["2025-12", "2026-03-31", 0],
  ["2025-12", "2026-04-01", 1],
])("versions checked in %s are listed on %s: %i", (checked, today, count) =>
  expect(list([entry("go", checked)], today)).toHaveLength(count),
);

it("says where the month is written, and what to check", () =>
  expect(list([entry("go", "2026-11")], "2027-06-15")).toEqual([
    {
      ...{ file: "content/courses/go.md", line: 9, field: "taughtWith.checked", found: "'2026-11'" },
      fix: "7 months ago: check the versions of Go 2, Git 2, and write 2027-06",
    },
  ]));

it("says nothing of a course without versions, or one that is not offered", () =>
  expect(list([entry("go"), entry("old", "2020-01")], "2027-06-15", [])).toEqual([]));
