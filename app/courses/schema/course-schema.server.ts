import { z } from "zod";
import { ASKED } from "#app/academy/asked-facts.server.ts";
import { WEEKDAYS } from "#app/academy/days.ts";
import { LEVELS, TRACKS } from "#app/academy/tracks.ts";
import { dependsOn, isoDate, list, part, pastDay, ref, text } from "#app/content/fields.server.ts";
import { marketFact } from "#app/courses/market/market-fact.server.ts";
import { ARRANGEMENT_NAMES } from "#app/drawing/covers/arrangements.ts";
import { articleFields } from "#app/page-model/article-fields.server.ts";

/** Whether a name is a time zone by its place: abbreviations such as IST are ambiguous, and calendars do not know them. */
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]\w*\/|^UTC$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The shape of a cohort: a group that takes a course together. */
const cohortSchema = z.strictObject({
  start: isoDate().meta({ asked: ASKED.nextStart }).describe("First day; one of its weekdays."),
  weekdays: list("The two days of the week with a live session.", z.enum(WEEKDAYS)).length(2),
  time: z.iso
    .time({ precision: -1, error: "write hours and minutes with two digits each, such as 19:00" })
    .meta({ asked: ASKED.times, isTime: true })
    .describe("When a session begins, on the clock of its time zone, such as 19:00."),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: "write the name of a time zone, such as Asia/Kolkata" })
    .describe("Name of the time zone, such as 'Asia/Kolkata'."),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: "write a language code, such as en or hi" })
    .meta({ asked: ASKED.language })
    .describe("Language of the sessions as a code, such as 'en' for English."),
  mentor: ref("mentors", "Name of the mentor, as site.yaml has it, once that is known.")
    .meta({ asked: ASKED.mentor })
    .optional(),
  seats: z.int().positive().meta({ asked: ASKED.groupSize }).describe("Seats in the group."),
});

/** Two numbers such as '1-4', or one such as 7 for both; `advice` is what to write. */
export const range = (advice: string) =>
  z
    .union([z.number(), z.string()], { error: advice })
    .refine((value) => /^[1-9]\d*(-[1-9]\d*)?$/.test(String(value)), { error: advice })
    .transform((value) => {
      const [from = 0, to = from] = String(value).split("-").map(Number);
      return { from, to };
    })
    .refine(({ from, to }) => from <= to, { error: "write the smaller number first" });

/** Hours as '3-4', or one number. */
export const hoursRange = range("write the hours as 3-4, or one number");

const sessionTitle = text()
  .max(80)
  .refine((title) => /^\S+(\s+\S+){2,8}$/.test(title), { error: "write 3 to 9 words" });

/** 'Am I ready?': five questions about what the first two weeks assume, and what each result means. */
const readiness = z.strictObject({
  questions: list(
    "Five short questions, each with its answer.",
    z.strictObject({
      question: text(
        "A question that a visitor can answer in a minute, without a computer where that is possible.",
        { isVerbatim: true },
      ).max(200),
      answer: text("Its answer, one to three sentences.", { isVerbatim: true }).max(320),
    }),
  ).length(5),
  ready: text("What four or five right answers mean.").max(200),
  nearly: text("What two or three right answers mean.").max(200),
  notYet: text("What fewer mean: what to do or take instead.").max(200),
  instead: ref(
    "courses",
    "The course to take instead: the name of its file, such as 'python-fundamentals'.",
  ).optional(),
});

/** The shape of the front matter of `content/courses/<slug>.md`. */
export const courseSchema = z.strictObject({
  id: z
    .string({ error: "write a number in quotes" })
    .regex(/^\d+$/, { error: "write a number in quotes" })
    .meta({ isUnique: true })
    .describe("Stable number in quotes, such as '16'; never reuse one."),
  order: z
    .int()
    .positive()
    .meta({ isUnique: true })
    .describe("Place in the catalogue, such as 16, counted from 1; the home page shows the first six."),
  draft: articleFields.draft,
  retired: isoDate()
    .optional()
    .describe("Day from which the course is no longer offered: its address stays and says where to go."),
  title: articleFields.title.meta({ isUnique: true }).describe("Title of the course, such as 'Core Java'."),
  searchTitle: articleFields.searchTitle.optional(),
  shortTitle: text("Label of its stop on a drawn line, such as 'Java'.").max(16),
  description: articleFields.description,
  keywords: articleFields.keywords,
  level: z.enum(LEVELS).describe("Beginner, Intermediate, Advanced or All Levels."),
  track: z.enum(TRACKS).describe("Foundation, AI-Powered or Continuous Learning."),
  duration: z
    .string()
    .regex(/^(1 week|([2-9]|[1-9]\d+) weeks|Ongoing)$/, {
      error: "write a number of weeks such as '12 weeks', or Ongoing",
    })
    .describe("Its weeks, such as '12 weeks', or Ongoing."),
  sessions: z.int().positive().describe("Number of live sessions, such as 24: two a week."),
  hours: z
    .int()
    .nonnegative()
    .describe("Taught hours, such as 24; an hour or more for each session; 0 for an ongoing course."),
  published: articleFields.published,
  modified: articleFields.modified,
  arrangement: z
    .enum(ARRANGEMENT_NAMES)
    .default("grid")
    .describe("Drawing of its cover, such as 'snake-path'; leave it out for a plain grid."),
  programHighlights: list("What happens in the course, 5-7 lines.", text()).min(5).max(7),
  learningOutcomes: list("What a learner can do afterwards, 6-8 lines that begin with a verb.", text())
    .min(6)
    .max(8),
  prerequisites: list("What a learner needs, and what they don't.", text()).min(1).max(5),
  ownHours: hoursRange.optional().describe("Hours a week for the tasks between the sessions, such as '3-4'."),
  extraCosts: text(
    "What a learner pays besides the fee, one line: an editor's plan, API credit, a cloud budget, memory of the laptop.",
  )
    .max(200)
    .optional(),
  taughtWith: part("The versions that the course is taught with.", {
    tools: list("Programs with their versions, such as 'PostgreSQL 18'.", text().max(40)).min(1).max(8),
    checked: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "write a month as 2026-11" })
      .meta({ isPast: true })
      .describe("Month in which they were checked, such as 2026-11."),
  }).optional(),
  changes: list(
    "What has changed in the course, newest first; the page shows the last quarter.",
    z.strictObject({
      date: pastDay().describe("Day of the change."),
      text: text("What is different, one sentence.").max(160),
    }),
  ).default([]),
  follows: list(
    "The courses that come before this one.",
    z.strictObject({
      course: dependsOn("courses", "The course: the name of its file."),
      gives: text("What a learner brings from it, a few words, such as 'SQL and JDBC'.").max(80),
      isOptional: z
        .boolean()
        .default(false)
        .describe("True where it only helps; else structured data names it as a prerequisite."),
    }),
  ).default([]),
  next: list(
    "The courses to take after this one, the usual one first; [] where there is none to take.",
    ref("courses", "The course: the name of its file."),
  ).max(3),
  notFor: list(
    "Whom the course does not suit, one or two sentences each.",
    z.strictObject({
      text: text("'You ...': what is true of such a visitor, or what the course leaves out.").max(200),
      instead: ref("courses", "The course to take instead: the name of its file.").optional(),
    }),
  )
    .max(3)
    .default([]),
  week: part("What happens in a week of the course.", {
    session: text("In a live session, one to three sentences.").max(240),
    own: text("Between the sessions, one or two sentences.").max(200),
  }).optional(),
  keeps: text(
    "What a learner has at the end besides the projects and the certificate, such as tests or decision records.",
  )
    .max(220)
    .optional(),
  alone: text(
    "How far a learner gets alone and for free, and what the live course adds, two or three sentences.",
  )
    .max(240)
    .optional(),
  recordings: text("What is recorded and included, one sentence; without it the page says that this is open.")
    .max(120)
    .meta({ asked: ASKED.recordings })
    .optional(),
  readiness: readiness.optional().describe("'Am I ready?', from the prerequisites."),
  projects: list(
    "Portfolio projects, such as 'Order service - Takes orders and refuses what is not in stock'.",
    text("", { isVerbatim: true }).regex(/^[^-\s](?:(?! - ).)* - (?:(?! - ).)+$/, {
      error: ({ input }) =>
        / [–—] /.test(String(input))
          ? "write ' - ' with a plain hyphen instead of the dash"
          : "write 'Name - description' with one ' - '",
    }),
  )
    .min(4)
    .max(6),
  builds: z
    .record(text("", { isVerbatim: true }), range("write the sessions as 9-14, or one number"))
    .default({})
    .describe("By the name of a project, the sessions that build it, such as 'Expense Ledger: 5-12'."),
  milestones: list(
    "What begins or changes in the course at a session, such as Git; the page shows each before its session.",
    z.strictObject({
      session: z.int().positive().describe("Number of the session."),
      title: text("What begins, such as 'Git from here'.").max(40),
      text: text("One short sentence about it.").max(80).optional(),
    }),
  ).default([]),
  syllabus: list(
    "What happens in each live session, in blocks of weeks; an ongoing course says its rhythm of four weeks.",
    z.strictObject({
      weeks: range("write the weeks as 1-4, or one week as 7").describe(
        "The weeks of the block, such as '1' or '1-4'. Blocks follow each other without gap or overlap.",
      ),
      title: text("Title of the block, a few words, such as 'Collections and files'.").max(60),
      sessions: list(
        "A title of 3-9 words for each live session, in order, such as 'Read a stack trace'.",
        sessionTitle,
      ).min(1),
    }),
  ).min(1),
  price: part("What the course costs, when that is known.", {
    amount: z.int().positive().meta({ asked: ASKED.fee }).describe("Rupees for the whole course."),
    includes: text("What it includes, a few words."),
  })
    .meta({ creates: { name: "Price" } })
    .optional(),
  cohorts: list("Groups that will take the course, when their dates are known.", cohortSchema)
    .meta({ creates: { name: "Group of learners", start: { timeZone: "Asia/Kolkata" } } })
    .default([]),
  marketDemand: list("Three market figures.", marketFact).length(3),
});

/** Front matter of a course. */
export type CourseFrontMatter = z.output<typeof courseSchema>;
