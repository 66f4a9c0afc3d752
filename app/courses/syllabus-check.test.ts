import { describe, expect, it } from "vitest";
import { checkShape } from "#app/content/check-shape.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { formatFindings } from "#app/content/finding.ts";
import { courseSchema } from "./course-schema.server.ts";
import { checkSyllabus } from "./syllabus-check.server.ts";

/** What the checks say of the course with one change, which must be one. */
function check(from: string | RegExp = "", to = ""): string {
  const text = SYLLABUS_COURSE.replace(from, () => to);
  if (from !== "") expect(text).not.toBe(SYLLABUS_COURSE);
  const file = parseContentFile("go.md", text);
  const { data, findings } = checkShape(file, courseSchema);
  return formatFindings([...findings, ...(data ? checkSyllabus(file, data) : [])]);
}

it("finds nothing in a syllabus that keeps every rule", () => expect(check()).toBe("0 content faults:\n"));

describe("a fault of a syllabus is named with line, field, value and what to write", () => {
  it.each([
    [
      "weeks: 4-5",
      "weeks: four",
      "syllabus[1].weeks: found 'four'; write the weeks as 1-4, or one week as 7",
    ],
    ["weeks: 1-3", "weeks: 2-3", "syllabus[0].weeks: found 'Weeks 2-3'; the first block begins with week 1"],
    [
      "weeks: 4-5",
      "weeks: 5",
      "syllabus[1].weeks: found 'Week 5'; the block before it ends with week 3: begin with week 4",
    ],
    [
      "weeks: 4-5",
      "weeks: 3-5",
      "syllabus[1].weeks: found 'Weeks 3-5'; the block before it ends with week 3: begin with week 4",
    ],
    ["weeks: 4-5", "weeks: 5-4", "syllabus[1].weeks: found 'Weeks 5-4'; write the earlier week first"],
    [
      "duration: 6 weeks",
      "duration: 8 weeks",
      "syllabus[2].weeks: found 'Week 6'; the course has 8 weeks: end with week 8",
    ],
    [
      "weeks: 6",
      "weeks: 6-7",
      "syllabus[2].weeks: found 'Weeks 6-7'; the course has 6 weeks: end with week 6",
    ],
    [
      "      - Slices and maps\n",
      "",
      "syllabus[0].sessions: found '5 session titles'; two live sessions a week: write 6 for weeks 1-3",
    ],
    [
      "      - Contexts",
      "      - One session too many\n      - Contexts",
      "syllabus[1].sessions: found '5 session titles'; two live sessions a week: write 4 for weeks 4-5",
    ],
    [
      "sessions: 12",
      "sessions: 14",
      "syllabus: found '12 session titles'; the course has 14 live sessions: write a title for each",
    ],
    [
      "- Contexts that end work",
      "- slices, and maps!",
      "syllabus[1].sessions[1]: found 'slices, and maps!'; line 27 has the same title: name what is new in this session",
    ],
    [
      "- Slices and maps",
      "- Slices, maps",
      "syllabus[0].sessions[2]: found 'Slices, maps'; write 3 to 9 words",
    ],
    ["- Slices and maps", "- a b c d e f g h i j", "found 'a b c d e f g h i j'; write 3 to 9 words"],
  ])("%s as %s: %s", (from, to, message) => expect(check(from, to)).toContain(message));

  it("wrong weeks bring no other fault with them", () =>
    expect(check("weeks: 1-3", "weeks: 2-4")).toBe(
      "1 content fault:\n  go.md:21 syllabus[0].weeks: found 'Weeks 2-4'; the first block begins with week 1",
    ));
});

it.each([
  ["A: 3-4", "Ab: 3-4", "builds.Ab: found 'Ab'; not in the projects of this course: write A"],
  ["A: 3-4", "A: three", "builds.A: found 'three'; write the sessions as 9-14, or one number"],
  ["A: 3-4", "A: 4-3", "builds.A: found '4-3'; write sessions from 1 to 12, the earlier one first"],
  ["B: 12", "B: 13", "builds.B: found '13-13'; write sessions from 1 to 12, the earlier one first"],
])("what builds a project is refused: %s as %s", (from, to, finding) =>
  expect(check(from, to)).toBe(`1 content fault:\n  go.md:19 ${finding}`),
);

it("an ongoing course has the rhythm of four weeks", () => {
  const said = check("duration: 6 weeks", "duration: Ongoing");
  expect(said).toContain("found 'Week 6'; the rhythm of an ongoing course has 4 weeks: end with week 4");
});

const FIGURE = `  - { value: 29%, metric: Users, kind: share, forecast: false, description: "Survey, 2025.", source: { publisher: Survey, year: 2025, url: "https://survey.example/" } }`;

/** The file of a course of six weeks, for tests: a line for every session of its syllabus. */
const SYLLABUS_COURSE = `---
id: "99"
order: 1
title: Go services
shortTitle: Go
description: A course that exists for the tests of its syllabus and for nothing else.
keywords: [go, go course, learn go]
level: Beginner
track: Foundation
duration: 6 weeks
sessions: 12
hours: 12
published: 2026-01-01
modified: 2026-01-01
programHighlights: [One, Two, Three, Four, Tests from week two]
learningOutcomes: [A, B, C, D, E, F]
prerequisites: [None]
projects: [A - a, B - b, C - c, D - d]
builds: { A: 3-4, B: 12 }
syllabus:
  - weeks: 1-3
    title: The language
    text: You write programs of one file.
    sessions:
      - Values and their types
      - Functions that return errors
      - Slices and maps
      - Structs and their methods
      - Interfaces where two things differ
      - Tests before the fix
  - weeks: 4-5
    title: Services
    text: You write a service that stops cleanly.
    sessions:
      - Handlers for one resource
      - Contexts that end work
      - Goroutines and one channel
      - Races found by the detector
  - weeks: 6
    title: Release
    text: You ship it.
    sessions:
      - One binary in a container
      - "Ship it: defend three decisions"
marketDemand:
${FIGURE}
${FIGURE}
${FIGURE}
---

Weeks one to three are the language. The last week ships.
`;
