import { z } from "zod";
import { getBriefPath } from "#app/content/addresses.ts";
import { checkReference, findingAt } from "#app/content/check-shape.server.ts";
import { defineCollection, type Entry, entryFields } from "#app/content/collection.server.ts";
import { list, text } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { type Catalogue, checkEntryCourse } from "./catalogue.server.ts";
import { getProjectName } from "./course.ts";
import { hoursRange } from "./course-schema.server.ts";

const GRADES = /^Good: (.+?) Sufficient: (.+?) Insufficient: (.+)$/;

/** What a good, a sufficient and an insufficient piece of work looks like. */
const grades = text()
  .max(420)
  .regex(GRADES, { error: "write 'Good: ... Sufficient: ... Insufficient: ...', a sentence or two each" })
  .transform((words) => {
    const [, good = "", sufficient = "", insufficient = ""] = GRADES.exec(words) ?? [];
    return { good, sufficient, insufficient };
  });

/** The shape of the front matter of `content/briefs/<course>.md`. */
const briefSchema = z.strictObject({
  course: text("The course that the project is from: the name of its file, and of this one."),
  project: text("Name of the project, as the course has it before ' - '."),
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "write small letters, digits and single hyphens: it is the address",
    })
    .describe("Last part of the address: small letters and hyphens, such as 'expense-ledger'."),
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
      text: grades.describe("'Good: ... Sufficient: ... Insufficient: ...', a sentence or two each."),
    }),
  ).length(5),
  extensions: list("How to go on after that.", text().max(300)).length(3),
  tests: text("The file of tests: one of those given.").optional(),
});

type BriefData = z.output<typeof briefSchema>;

/** Projects whose whole task is published, one for a course. */
export const BRIEFS = defineCollection<BriefData, Catalogue>({
  folder: "briefs",
  schema: briefSchema,
  getPath: (_, { course, name }) => getBriefPath(course, name),
  getCourse: ({ course }) => course,
  listFiles: ({ given }) =>
    given.flatMap(({ file }, index) =>
      file ? [{ name: file, at: ["given", index, "file"], isPublished: true }] : [],
    ),
  check: (entry, catalogue) => {
    const wrong = checkEntryCourse(entry, entry.data.course, catalogue);
    return [...wrong, ...(wrong.length > 0 ? [] : checkProject(entry, catalogue)), ...checkTests(entry)];
  },
});

/** The project is one of the course's. */
function checkProject({ file, data }: Entry<BriefData>, { entries }: Catalogue): Finding[] {
  const course = entries.find(({ slug }) => slug === data.course);
  if (!course) return [];
  const noun = `project in ${course.file.file}`;
  return checkReference(file, ["project"], data.project, {
    noun,
    known: course.data.projects.map(getProjectName),
  });
}

/** The file of tests is given. */
function checkTests({ file, data: { tests, given } }: Entry<BriefData>): Finding[] {
  const names = given.flatMap(({ file }) => file ?? []);
  if (tests === undefined || names.includes(tests)) return [];
  return [findingAt(file, ["tests"], tests, "name this file under given, with what it is")];
}
