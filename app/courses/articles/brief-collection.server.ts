import { z } from "zod";
import { getBriefPath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import { dependsOn, list, slug, text } from "#app/content/fields.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { getProjectName } from "#app/courses/course.ts";
import { COURSES, checkCourseOf } from "#app/courses/schema/course-collection.server.ts";
import { type CourseFrontMatter, hoursRange, range } from "#app/courses/schema/course-schema.server.ts";
import { getSyllabusWeeks } from "#app/courses/syllabus/hours.ts";
import { formatRange, formatWeeks, getSpanLength } from "#app/courses/syllabus/spans.ts";
import { articleFields } from "#app/page-model/article-fields.server.ts";
import { type ArticlePage, getArticleHead } from "#app/page-model/article-page.server.ts";
import { formatCount } from "#app/text/count.ts";
import { BRIEF_IDS } from "./article-ids.ts";
import { type Archive, downloadFields, testsFile } from "./download-fields.server.ts";

const grade = (meaning: string) => text(`${meaning}, a sentence or two.`).max(200);

/** The shape of the front matter of `content/briefs/<course>.md`. */
const briefSchema = z.strictObject({
  course: dependsOn("courses", "The course that the project is from: the name of its file, and of this one."),
  project: text("Name of the project, as the course has it before ' - '.", { isVerbatim: true }),
  name: slug()
    .describe("Last part of the address: lower case and hyphens, such as 'expense-ledger'.")
    .meta({ title: "Address" }),
  ...articleFields,
  hours: hoursRange.describe(
    "Hours that the project takes, such as '6-8': those of its weeks less the tasks.",
  ),
  weeks: range("write the weeks as 5-6, or one number").describe(
    "Weeks of the course in which learners work on it, such as '5-6'.",
  ),
  tasks: hoursRange.optional().describe("Hours a week that other tasks take in these weeks, such as '1'."),
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
  extensions: list("How to continue after that.", text().max(300)).length(3),
  tests: testsFile("The file of tests: one of those given."),
  ...downloadFields,
});

const listProjects = ({ projects }: CourseFrontMatter): string[] => projects.map(getProjectName);

/** Projects whose whole task is published, one for a course. */
export const BRIEFS = defineCollection({
  files: "briefs/*.md",
  mayBeEmpty: true,
  schema: briefSchema,
  body: { field: "body", level: 2 },
  path: ({ data: { course, name } }) => (course && name ? getBriefPath(course, name) : undefined),
  head: getArticleHead,
  ids: () => BRIEF_IDS,
  creates: {
    name: "Open brief",
    of: COURSES,
    template: "app/courses/articles/brief.template.md",
    asks: ["project", "name"],
    choices: (course, content) => {
      const data = content.find(COURSES, course)?.data;
      return { project: data ? listProjects(data) : [] };
    },
  },
  attachments: ({ given }) =>
    given.flatMap(({ file }, index) =>
      file ? [{ name: file, at: ["given", index, "file"], isPublished: true }] : [],
    ),
  check: (entry, content) => [
    ...checkCourseOf(entry, "project", listProjects, content),
    ...checkTests(entry),
    ...checkHours(entry, content),
  ],
});

type BriefData = z.output<typeof briefSchema>;

/** A brief as its page shows it. */
export type Brief = ArticlePage<BriefData>;

/** What its archive is made from. */
export const getBriefArchive = (brief: Brief): Archive => ({
  ...brief,
  folder: brief.name,
  shows: "task",
  isLicensed: true,
});

type BriefEntry = Entry<BriefData>;

/**
 * Checks a brief's weeks against those that build its project, and its hours against the course's own hours less other
 * tasks.
 */
function checkHours({ file, data }: BriefEntry, content: Content): Finding[] {
  const { hours, weeks, tasks = { from: 0, to: 0 }, project } = data;
  const course = content.find(COURSES, data.course);
  if (!course?.data.ownHours) return [];
  const { ownHours, builds } = course.data;
  const at = (field: string, ...more: string[]) =>
    `${course.file.file}:${course.file.lineOf([field, ...more])}`;
  const last = getSyllabusWeeks(course.data);
  const built = builds[project];
  const [first, end] = built ? [countWeeks(built.from), countWeeks(built.to)] : [weeks.from, weeks.to];
  const show = (one: typeof hours) => formatRange(one, "-");
  if (weeks.to > last)
    return [
      findingAt(
        file,
        ["weeks"],
        show(weeks),
        `the course has ${formatCount(last, "week")}: write numbers up to ${last}`,
      ),
    ];
  if (weeks.from > first || weeks.to < end) {
    const fix = `write weeks that include ${formatWeeks({ from: first, to: end }).toLowerCase()}, in which ${at("builds", project)} builds it`;
    return [findingAt(file, ["weeks"], show(weeks), fix)];
  }
  const count = getSpanLength(weeks);
  const left = { from: count * (ownHours.from - tasks.from), to: count * (ownHours.to - tasks.to) };
  if (left.from === hours.from && left.to === hours.to) return [];
  const fix = `write ${show(left)}, or change the tasks or the own hours: of the ${show(ownHours)} own hours a week in ${at("ownHours")}, the tasks leave ${show(left)} in ${formatWeeks(weeks).toLowerCase()}`;
  return [findingAt(file, ["hours"], show(hours), fix)];
}

/** Checks that the file of tests is among the given files. */
function checkTests({ file, data: { tests, given } }: BriefEntry): Finding[] {
  const names = given.flatMap(({ file }) => file ?? []);
  if (names.includes(tests)) return [];
  return [findingAt(file, ["tests"], tests, "add this file to given, with a line that describes it")];
}
