import { z } from "zod";
import { getBriefPath } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import { defineCollection, type Entry, entryFields } from "#app/content/collection.server.ts";
import { list, slug, text } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { formatListing } from "#app/content/listing.server.ts";
import { getProjectName } from "./course.ts";
import { checkCourseOf } from "./course-collection.server.ts";
import { hoursRange } from "./course-schema.server.ts";

const grade = (meaning: string) => text(`${meaning}, a sentence or two.`).max(200);

/** The shape of the front matter of `content/briefs/<course>.md`. */
const briefSchema = z.strictObject({
  course: text("The course that the project is from: the name of its file, and of this one."),
  project: text("Name of the project, as the course has it before ' - '."),
  name: slug().describe("Last part of the address: lower case and hyphens, such as 'expense-ledger'."),
  ...entryFields,
  hours: hoursRange.describe("Hours that the project takes, such as '6-8'."),
  given: list(
    "What a learner is given.",
    z.strictObject({
      text: text("What it is, one line.").max(240),
      file: text("The file in `files/<course>`, where it is one.").optional(),
    }),
  ).min(1),
  criteria: list("When the project is done: a checklist.", text().max(300)).min(6).max(10),
  rubric: list(
    "The five lines by which a mentor marks it.",
    z.strictObject({
      title: text("What is judged, a few words.").max(60),
      strong: grade("What strong work looks like"),
      pass: grade("What is enough"),
      notYet: grade("What is not enough yet"),
    }),
  ).length(5),
  extensions: list("How to go on after that.", text().max(300)).length(3),
  tests: text("The file of tests: one of those given.").optional(),
});

/** Projects whose whole task is published, one for a course. */
export const BRIEFS = defineCollection({
  files: "briefs/*.md",
  mayBeEmpty: true,
  schema: briefSchema,
  body: { field: "body", level: 2, formatCode: formatListing },
  path: ({ data: { course, name } }) => getBriefPath(course, name),
  references: { course: "courses" },
  dependsOn: ["course"],
  attachments: ({ given }) =>
    given.flatMap(({ file }, index) =>
      file ? [{ name: file, at: ["given", index, "file"], isPublished: true }] : [],
    ),
  check: (entry, content) => [
    ...checkCourseOf(
      entry,
      { field: "project", name: entry.data.project },
      ({ projects }) => projects.map(getProjectName),
      content,
    ),
    ...checkTests(entry),
  ],
});

/** The file of tests is given. */
function checkTests({ file, data: { tests, given } }: Entry<z.output<typeof briefSchema>>): Finding[] {
  const names = given.flatMap(({ file }) => file ?? []);
  if (tests === undefined || names.includes(tests)) return [];
  return [findingAt(file, ["tests"], tests, "name this file under given, with what it is")];
}
