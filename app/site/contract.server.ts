import { z } from "zod";
import { TRACKS } from "#app/academy/tracks.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { list, text } from "#app/content/fields.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { COURSES, hasTwoSessionsAWeek } from "#app/courses/schema/course-collection.server.ts";
import { courseSchema } from "#app/courses/schema/course-schema.server.ts";
import { formatCount } from "#app/text/count.ts";
import { PAGES } from "./pages.server.ts";

const fixedFields = courseSchema.pick({
  id: true,
  duration: true,
  sessions: true,
  hours: true,
  level: true,
  track: true,
});

const contractSchema = z.strictObject({
  questions: z
    .int()
    .positive()
    .optional()
    .describe("Number of questions on the contact page; without it their number is free."),
  paths: z
    .partialRecord(
      z.enum(TRACKS),
      z.strictObject({
        facts: list("Its totals, word for word.", text("", { isVerbatim: true })),
        stops: list(
          "Its stops, in order; a stop may lose its page, but not its length.",
          z.strictObject({ name: text(), weeks: z.int(), sessions: z.int() }),
        ),
      }),
    )
    .default({})
    .describe("By track, what its learning path says."),
  courses: z.record(z.string(), fixedFields).describe("By slug, the fields of a course."),
});

type Contract = Entry<z.output<typeof contractSchema>>;

/** `content/contract.yaml`: what the owner has fixed. */
export const CONTRACT = defineCollection({
  files: "contract.yaml",
  schema: contractSchema,
  check: (entry, content) => [
    ...checkCourses(entry, content),
    ...comparePaths(entry, content),
    ...checkQuestions(entry, content),
  ],
});

/** Every course of the contract has its file, with the fields that are fixed. */
function checkCourses({ file, data }: Contract, content: Content): Finding[] {
  const known = content.files(COURSES).map(({ slug }) => slug);
  return Object.entries(data.courses).flatMap(([slug, fixed]) => {
    const course = content.find(COURSES, slug);
    // The course itself reports sessions that are not two a week.
    if (course)
      return Object.entries(fixed)
        .map(([field, value]) => ({ field, value, found: course.data[field as keyof typeof fixed] }))
        .filter(({ value, found }) => value !== found)
        .filter(({ field }) => field !== "sessions" || hasTwoSessionsAWeek(course.data))
        .map(({ field, value, found }) =>
          findingAt(
            course.file,
            [field],
            found,
            `write ${value}, as contract.yaml fixes it, or ask the owner to change it there`,
          ),
        );
    // A course with a fault is compared once it has none.
    if (known.includes(slug)) return [];
    const fix = "add that file; if the course was renamed or removed, ask the owner to change this line";
    return { ...findingAt(file, ["courses", slug], undefined, fix), found: `no file courses/${slug}.md` };
  });
}

/** The learning paths have the totals and stops that are fixed. */
const comparePaths = ({ data }: Contract, content: Content): Finding[] =>
  content.entries(PAGES["learning-paths"]).flatMap(({ file, data: { paths } }) =>
    paths.flatMap(({ track, facts, rows }, index) => {
      const { facts: fixedFacts = facts, stops = rows } = data.paths[track] ?? {};
      return [
        ...compareLists(file, ["paths", index, "facts"], facts, fixedFacts),
        ...compareLists(file, ["paths", index, "rows"], rows.map(formatStop), stops.map(formatStop)),
      ];
    }),
  );

const formatStop = ({ name, weeks, sessions }: { name: string; weeks: number; sessions: number }): string =>
  `${name} (${formatCount(weeks, "week")}, ${formatCount(sessions, "session")})`;

function compareLists(file: ContentFile, at: PropertyKey[], found: string[], fixed: string[]): Finding[] {
  const longest = Math.max(found.length, fixed.length);
  const differing = [...Array(longest).keys()].filter((index) => found[index] !== fixed[index]);
  // One that is missing, or too many, moves all that follow.
  const reported = found.length === fixed.length ? differing : differing.slice(0, 1);
  return reported.map((index) => {
    const right = fixed[index] === undefined ? "remove it" : `write ${fixed[index]} here`;
    const fix = `${right}, as contract.yaml fixes it, or ask the owner to change it there`;
    return { ...findingAt(file, [...at, index], undefined, fix), found: found[index] ?? "nothing" };
  });
}

/** As many questions are published as are fixed. */
const checkQuestions = ({ data: { questions } }: Contract, content: Content): Finding[] =>
  content.entries(FAQ).flatMap(({ file, data }) => {
    const count = data.filter(({ draft }) => !draft).length;
    if (questions === undefined || count === questions) return [];
    const fix = `publish ${questions}, as contract.yaml fixes it, or ask the owner to change it there`;
    const at = [Math.min(count, questions)].filter((index) => index < data.length);
    return { ...findingAt(file, at, undefined, fix), found: formatCount(count, "question") };
  });
