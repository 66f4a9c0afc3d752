import { z } from "zod";
import { getBriefPath } from "#app/content/addresses.ts";
import { problemAt } from "#app/content/check-shape.server.ts";
import { defineCollection, type Entry, entryFields } from "#app/content/collection.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { text } from "#app/content/fields.server.ts";
import { nearest } from "#app/content/nearest.ts";
import type { Catalogue } from "./catalogue.server.ts";
import { getProjectName } from "./course.ts";
import { hoursRange } from "./course-schema.server.ts";
import { checkEntryCourse } from "./entry-course.server.ts";

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
  /** The course that the project is from: the name of its file, and of this one. */
  course: text(),
  /** Name of the project, as the course has it before ' - '. */
  project: text(),
  /** Last part of the address: small letters and hyphens, such as 'expense-ledger'. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: "write small letters, digits and single hyphens: it is the address",
  }),
  ...entryFields,
  /** Hours that the project takes, such as '6-8'. */
  hours: hoursRange,
  /** What a learner is given. */
  given: z
    .array(
      z.strictObject({
        /** What it is, one line. */
        text: text().max(240),
        /** The file in `files/<course>`, where it is one. */
        file: text().optional(),
      }),
    )
    .min(1),
  /** When the project is done: a checklist. */
  criteria: z.array(text().max(300)).min(6).max(10),
  /** The five lines by which a mentor marks it. */
  rubric: z
    .array(
      z.strictObject({
        /** What is judged, a few words. */
        title: text().max(60),
        /** 'Good: ... Sufficient: ... Insufficient: ...', a sentence or two each. */
        text: grades,
      }),
    )
    .length(5),
  /** How to go on after that. */
  extensions: z.array(text().max(300)).length(3),
  /** The file of tests: one of those given. */
  tests: text().optional(),
});

type BriefData = z.output<typeof briefSchema>;

/** Projects whose whole task is published, one for a course. */
export const BRIEFS = defineCollection<BriefData, Catalogue>({
  folder: "briefs",
  extension: ".md",
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
  const names = course?.data.projects.map(getProjectName) ?? [];
  if (!course || names.includes(data.project)) return [];
  const near = nearest(data.project, names);
  const fix = `${course.file.file} has no such project: write ${near ?? names.join(", ")}`;
  return [problemAt(file, ["project"], data.project, fix)];
}

/** The file of tests is given. */
function checkTests({ file, data: { tests, given } }: Entry<BriefData>): ContentProblem[] {
  const names = given.flatMap(({ file }) => file ?? []);
  if (tests === undefined || names.includes(tests)) return [];
  return [problemAt(file, ["tests"], tests, "name this file under given, with what it is")];
}
