import { z } from "zod";
import { draft, isoDate, marketFact, text } from "#app/content/fields.server.ts";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { ARRANGEMENT_NAMES } from "#app/drawing/covers/arrangements.ts";
import { WEEKDAYS } from "./cohort.ts";

/** A zone by its place: abbreviations such as IST mean several, and calendars do not know them. */
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]\w*\/|^UTC$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** An hour as it must be written: that of the text, where it can be seen, else an example. */
function adviseOnHour(text: string): string {
  const [, hour = "", minute = "00", half = ""] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  const full = half.toLowerCase() === "pm" ? (Number(hour) % 12) + 12 : Number(hour);
  return hour !== "" && full < 24 && Number(minute) < 60
    ? `${String(full).padStart(2, "0")}:${minute}`
    : "the hour with two digits each, such as 19:00";
}

/** The shape of a cohort: a group that takes a course together. */
const cohortSchema = z.strictObject({
  /** First day; one of its weekdays. */
  start: isoDate(),
  /** The two days of the week with a live session. */
  weekdays: z.array(z.enum(WEEKDAYS)).length(2),
  /** When a session begins, on the clock of its time zone, such as '19:00'. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: ({ input }) => `write ${adviseOnHour(String(input))}` }),
  /** Name of the time zone, such as 'Asia/Kolkata'. */
  timeZone: z.string().refine(isTimeZone, { error: "write the name of a time zone, such as Asia/Kolkata" }),
  /** Language of the sessions as a code, such as 'en'. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: "write a language code, such as en or hi" }),
  /** Seats in the group. */
  seats: z.int().positive(),
  /** Name of the mentor, who stands in site.yaml. */
  mentor: text(),
});

/** The shape of a course's price. */
const priceSchema = z.strictObject({
  /** Rupees for the whole course. */
  amount: z.int().positive(),
  /** What it includes, a few words. */
  includes: text(),
});

/** Two numbers such as '1-4', or one such as 7 for both. */
const range = (error: string) =>
  z
    .union([z.number(), z.string()], { error })
    .refine((value) => /^[1-9]\d*(-[1-9]\d*)?$/.test(String(value)), { error })
    .transform((value) => {
      const [from = 0, to = from] = String(value).split("-").map(Number);
      return { from, to };
    });

/** Hours as '3-4', or one number. */
export const hoursRange = range("write the hours as 3-4, or one number");

const sessionTitle = text()
  .max(80)
  .refine((title) => /^\S+(\s+\S+){2,8}$/.test(title), { error: "write 3 to 9 words" });

const syllabusBlock = z.strictObject({
  /** The weeks of the block, such as '1' or '1-4'. Blocks follow each other without gap or overlap. */
  weeks: range("write the weeks as 1-4, or one week as 7"),
  /** Title of the block, a few words, such as 'Collections and files'. */
  title: text().max(60),
  /** What one can do after it, one or two sentences. */
  text: text().max(300),
  /** A title of 3-9 words for each live session, in order, such as 'Read a stack trace'. */
  sessions: z.array(sessionTitle).min(1),
});

/** 'Am I ready?': five questions about what the first two weeks assume, and what each result means. */
const readiness = z.strictObject({
  /** Five short questions, each with its answer. */
  questions: z
    .array(
      z.strictObject({
        /** A question that a visitor can answer in a minute, without a computer where that is possible. */
        question: text().max(200),
        /** Its answer, one to three sentences. */
        answer: text().max(320),
      }),
    )
    .length(5),
  /** What four or five right answers mean. */
  ready: text().max(200),
  /** What two or three right answers mean. */
  nearly: text().max(200),
  /** What fewer mean: what to do or take instead. */
  notYet: text().max(200),
  /** The course to take instead: the name of its file, such as 'python-fundamentals'. */
  instead: text().optional(),
});

/** The shape of the front matter of `content/courses/<slug>.md`. */
export const courseSchema = z.strictObject({
  /** Stable number in quotes, such as '16'; never reuse one. */
  id: z.string({ error: "write a number in quotes" }).regex(/^\d+$/, { error: "write a number in quotes" }),
  /** Place in the catalogue, such as '16', counted from 1; the home page shows the first six. */
  order: z.int().positive(),
  /** True until the course is published: it then stands in previews only. */
  draft,
  /** Day from which the course is no longer offered: its address stays and says where to go. */
  retired: isoDate().optional(),
  /** Title of the course, such as 'Core Java'. */
  title: text(),
  /** Title of its page as a search result shows it, such as 'Python course for beginners, live online'. */
  searchTitle: text().min(15).max(45).optional(),
  /** Label of its stop on a drawn line, such as 'Java'. */
  shortTitle: text().max(16),
  /** One sentence that a search result can show. */
  description: text().min(50).max(165),
  /** Search phrases, such as 'core java course'. */
  keywords: z.array(text()).min(3).max(10),
  /** Beginner, Intermediate, Advanced or All Levels. */
  level: z.enum(LEVELS),
  /** Foundation, AI-Powered or Continuous Learning. */
  track: z.enum(TRACKS),
  /** Its weeks, such as '12 weeks', or Ongoing. */
  duration: z
    .string()
    .regex(/^(\d+ weeks|Ongoing)$/, { error: "write a number of weeks such as '12 weeks', or Ongoing" }),
  /** Number of live sessions, such as '24': two a week. */
  sessions: z.int().positive(),
  /** Taught hours, such as '24'; 0 for an ongoing course. */
  hours: z.int().nonnegative(),
  /** Day on which the page was first published. */
  published: isoDate(),
  /** Day of the last change that a reader should know of. */
  modified: isoDate(),
  /** Drawing of its cover, such as 'snake-path'; leave it out for a plain grid. */
  arrangement: z.enum(ARRANGEMENT_NAMES).default("grid"),
  /** What happens in the course, 5-7 lines. */
  programHighlights: z.array(text()).min(5).max(7),
  /** What one can do afterwards, 6-8 lines that begin with a verb. */
  learningOutcomes: z.array(text()).min(6).max(8),
  /** What one needs, and what not. */
  prerequisites: z.array(text()).min(1).max(5),
  /** Hours a week for the tasks between the sessions, such as '3-4'. */
  ownHours: hoursRange.optional(),
  /** What a learner pays besides the fee, one line: an editor's plan, API credit, a cloud budget, memory of the laptop. */
  extraCosts: text().max(200).optional(),
  /** The versions that the course is taught with. */
  taughtWith: z
    .strictObject({
      /** Programs with their versions, such as 'PostgreSQL 18'. */
      tools: z.array(text().max(40)).min(1).max(8),
      /** Month in which they were checked, such as 2026-11. */
      checked: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "write a month as 2026-11" }),
    })
    .optional(),
  /** What has changed in the course, newest first; the page shows the last quarter. */
  changes: z
    .array(
      z.strictObject({
        /** Day of the change. */
        date: isoDate(),
        /** What is different, one sentence. */
        text: text().max(160),
      }),
    )
    .default([]),
  /** 'Am I ready?', from the prerequisites. */
  readiness: readiness.optional(),
  /** Portfolio projects, such as 'Order service - Takes orders and refuses what is not in stock'. */
  projects: z
    .array(
      text().regex(/^[^-\s](?:(?! - ).)* - (?:(?! - ).)+$/, {
        error: ({ input }) =>
          / [–—] /.test(String(input))
            ? "write ' - ' with a plain hyphen in the place of the dash"
            : "write 'Name - description' with one ' - '",
      }),
    )
    .min(4)
    .max(6),
  /** What happens in each live session, in blocks of weeks; an ongoing course says its rhythm of four weeks. */
  syllabus: z.array(syllabusBlock).min(1),
  /** Groups that will take the course, when their dates are known. */
  cohorts: z.array(cohortSchema).default([]),
  /** What the course costs, when that is known. */
  price: priceSchema.optional(),
  /** Three market figures. */
  marketDemand: z.array(marketFact).length(3),
});

/** Front matter of a course. */
export type CourseFrontMatter = z.output<typeof courseSchema>;

/** The shape of `content/contract.yaml`: what the owner has fixed. */
export const contractSchema = z.strictObject({
  /** Number of questions on the contact page; without it their number is free. */
  questions: z.int().positive().optional(),
  /** By track, what its learning path says. */
  paths: z
    .partialRecord(
      z.enum(TRACKS),
      z.strictObject({
        /** Its totals, word for word. */
        facts: z.array(text()),
        /** Its stops, in order; a stop may lose its page, but not its length. */
        stops: z.array(z.strictObject({ name: text(), weeks: z.int(), sessions: z.int() })),
      }),
    )
    .default({}),
  /** By slug, the fields of a course. */
  courses: z.record(
    z.string(),
    courseSchema.pick({ id: true, duration: true, sessions: true, hours: true, level: true, track: true }),
  ),
});

/** What the owner has fixed of courses, by slug. */
export type CourseContract = z.output<typeof contractSchema>["courses"];
