import { z } from "zod";
import { draft, labelledField, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { PROMPT_LEVELS, TRACKS } from "#app/content/tracks.ts";
import { listPlaceholders, PLACEHOLDER_NAME } from "./prompt-text.ts";

const prompt = z.strictObject({
  /** Address of the prompt on the page: small letters and hyphens, never changed once published. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "write small letters, digits and single hyphens" }),
  /** True until the prompt is published: it then stands in previews only. */
  draft,
  /** Title, 3-8 words. */
  title: text().max(80),
  /** When to use it, one sentence. */
  when: text().max(240),
  /** The prompt, with {named_placeholders}; all other braces, as those of JSON, are its own. */
  prompt: z
    .string()
    .min(80)
    .refine((value) => listPlaceholders(value).length > 0, {
      error: "name what the reader fills in, as {error_message}",
    }),
  /** Label and example of each placeholder that is not a shared one. */
  placeholders: z.record(z.string().regex(PLACEHOLDER_NAME), labelledField).default({}),
  /** What to replace before pasting, where a prompt touches secrets or personal data. */
  caution: text().max(240).optional(),
  /** What a good answer contains. */
  good: text().max(400),
  /** Beginner, Intermediate or Advanced. */
  level: z.enum(PROMPT_LEVELS),
  /** Slug of the course that teaches the skill, where one does. */
  course: text().optional(),
  /** Who tried it: only when somebody did. */
  tested: z
    .strictObject({
      /** Name and version of the assistant. */
      assistant: text().max(40),
      /** Month of the trial, such as 2026-11. */
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "write a month as 2026-11" }),
    })
    .optional(),
});

/** One prompt of the group with an answer as an assistant gives it, and what a mentor says of it. */
const worked = z.strictObject({
  /** The mistake in it, such as "DISTINCT hid a double-counted join". */
  title: text().max(80).optional(),
  /** Slug of a prompt of this group. */
  prompt: z.string(),
  /** What was filled in, by placeholder. */
  input: z.record(z.string(), z.string().min(1)),
  /** A real-looking answer, with faults. */
  answer: z.string().min(200),
  /** A mentor's corrections: words quoted from the answer, and what is wrong with them. */
  corrections: z.array(z.strictObject({ quote: text(), text: text().max(500) })).min(2),
});

/** The shape of `content/toolkit/prompts/<group>.yaml`: the name of the file is the address of the group's page. */
export const promptGroupSchema = z.strictObject({
  /** What search engines and link previews are told of the group's page. */
  meta: pageMeta,
  /** Place of the group in the toolkit, counted from 1. */
  order: z.int().positive(),
  /** Name of the group. */
  title: text().max(50),
  /** What work it serves, one sentence. */
  summary: text().max(240),
  /** Prompts, in order. */
  prompts: z.array(prompt).min(1),
  /** One worked answer with a mentor's corrections. */
  worked,
});

const day = z.strictObject({
  /** What the day is about, a few words. */
  title: text().max(80),
  /** The task: a paragraph, or three steps. */
  task: z.union([text().max(600), z.array(text().max(240)).length(3)]),
  /** The result one can show. */
  result: text().max(300),
  /** Length of the task. */
  minutes: z.int().min(45).max(60),
  /** True for the review that ends a week. */
  review: z.boolean().default(false),
  /** Slugs of the prompts that help. */
  prompts: z.array(text()).max(4).default([]),
  /** Slug of the course that goes deeper. */
  course: text().optional(),
});

/** The shape of `content/toolkit/roadmap/<phase>.yaml`. */
export const roadmapPhaseSchema = z.strictObject({
  /** Place of the phase, counted from 1. */
  order: z.int().positive(),
  /** Track that the phase follows. */
  track: z.enum(TRACKS),
  /** Name of the phase. */
  title: text().max(60),
  /** Whom it is for and what happens in it. */
  summary: text().max(320),
  /** What it takes: hours, accounts, keys and what they cost, people. */
  needs: z.array(text().max(200)).min(1),
  /** What one has at its end. */
  have: z.array(text().max(200)).min(1),
  /** Days, in order. */
  days: z.array(day).min(1),
});
