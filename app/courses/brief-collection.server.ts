import { z } from "zod";
import { getBriefPath } from "#app/content/addresses.ts";
import { checkReference, problemAt } from "#app/content/check-shape.server.ts";
import { defineCollection, type Entry, entryFields } from "#app/content/collection.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { text } from "#app/content/fields.server.ts";
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
  course: text().describe("The course that the project is from: the name of its file, and of this one."),
  project: text().describe("Name of the project, as the course has it before ' - '."),
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "write small letters, digits and single hyphens: it is the address",
    })
    .describe("Last part of the address: small letters and hyphens, such as 'expense-ledger'."),
  ...entryFields,
  hours: hoursRange.describe("Hours that the project takes, such as '6-8'."),
  given: z
    .array(
      z.strictObject({
        text: text().max(240).describe("What it is, one line."),
        file: text().optional().describe("The file in `files/<course>`, where it is one."),
      }),
    )
    .min(1)
    .describe("What a learner is given."),
  criteria: z.array(text().max(300)).min(6).max(10).describe("When the project is done: a checklist."),
  rubric: z
    .array(
      z.strictObject({
        title: text().max(60).describe("What is judged, a few words."),
        text: grades.describe("'Good: ... Sufficient: ... Insufficient: ...', a sentence or two each."),
      }),
    )
    .length(5)
    .describe("The five lines by which a mentor marks it."),
  extensions: z.array(text().max(300)).length(3).describe("How to go on after that."),
  tests: text().optional().describe("The file of tests: one of those given."),
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
function checkProject({ file, data }: Entry<BriefData>, { entries }: Catalogue): ContentProblem[] {
  const course = entries.find(({ slug }) => slug === data.course);
  if (!course) return [];
  const noun = `project in ${course.file.file}`;
  return checkReference(file, ["project"], data.project, {
    noun,
    known: course.data.projects.map(getProjectName),
  });
}

/** The file of tests is given. */
function checkTests({ file, data: { tests, given } }: Entry<BriefData>): ContentProblem[] {
  const names = given.flatMap(({ file }) => file ?? []);
  if (tests === undefined || names.includes(tests)) return [];
  return [problemAt(file, ["tests"], tests, "name this file under given, with what it is")];
}
