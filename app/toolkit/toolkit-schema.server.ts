import { z } from "zod";
import { draft, labelledField, pageMeta, text } from "#app/content/fields.server.ts";
import { PROMPT_LEVELS, TRACKS } from "#app/content/tracks.ts";
import { listPlaceholders, PLACEHOLDER_NAME } from "./prompt-text.ts";

const prompt = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "write small letters, digits and single hyphens" })
    .describe("Address of the prompt on the page: small letters and hyphens, never changed once published."),
  draft: draft.describe("True until the prompt is published: it then stands in previews only."),
  title: text().max(80).describe("Title, 3-8 words."),
  when: text().max(240).describe("When to use it, one sentence."),
  prompt: z
    .string()
    .min(80)
    .refine((value) => listPlaceholders(value).length > 0, {
      error: "name what the reader fills in, as {error_message}",
    })
    .describe("The prompt, with {named_placeholders}; all other braces, as those of JSON, are its own."),
  placeholders: z
    .record(z.string().regex(PLACEHOLDER_NAME), labelledField)
    .default({})
    .describe("Label and example of each placeholder that is not a shared one."),
  caution: text()
    .max(240)
    .optional()
    .describe("What to replace before pasting, where a prompt touches secrets or personal data."),
  good: text().max(400).describe("What a good answer contains."),
  level: z.enum(PROMPT_LEVELS).describe("Beginner, Intermediate or Advanced."),
  course: text().optional().describe("Slug of the course that teaches the skill, where one does."),
  tested: z
    .strictObject({
      assistant: text().max(40).describe("Name and version of the assistant."),
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "write a month as 2026-11" })
        .describe("Month of the trial, such as 2026-11."),
    })
    .optional()
    .describe("Who tried it: only when somebody did."),
});

/** One prompt of the group with an answer as an assistant gives it, and what a mentor says of it. */
const worked = z.strictObject({
  title: text()
    .max(80)
    .optional()
    .describe('The mistake in it, such as "DISTINCT hid a double-counted join".'),
  prompt: z.string().describe("Slug of a prompt of this group."),
  input: z.record(z.string(), z.string().min(1)).describe("What was filled in, by placeholder."),
  answer: z.string().min(200).describe("A real-looking answer, with faults."),
  corrections: z
    .array(z.strictObject({ quote: text(), text: text().max(500) }))
    .min(2)
    .describe("A mentor's corrections: words quoted from the answer, and what is wrong with them."),
});

/** The shape of `content/toolkit/prompts/<group>.yaml`: the name of the file is the address of the group's page. */
export const promptGroupSchema = z.strictObject({
  meta: pageMeta.describe("What search engines and link previews are told of the group's page."),
  order: z.int().positive().describe("Place of the group in the toolkit, counted from 1."),
  title: text().max(50).describe("Name of the group."),
  summary: text().max(240).describe("What work it serves, one sentence."),
  prompts: z.array(prompt).min(1).describe("Prompts, in order."),
  worked: worked.describe("One worked answer with a mentor's corrections."),
});

const day = z.strictObject({
  title: text().max(80).describe("What the day is about, a few words."),
  task: z
    .union([text().max(600), z.array(text().max(240)).length(3)])
    .describe("The task: a paragraph, or three steps."),
  result: text().max(300).describe("The result one can show."),
  minutes: z.int().min(45).max(60).describe("Length of the task."),
  review: z.boolean().default(false).describe("True for the review that ends a week."),
  prompts: z.array(text()).max(4).default([]).describe("Slugs of the prompts that help."),
  course: text().optional().describe("Slug of the course that goes deeper."),
});

/** The shape of `content/toolkit/roadmap/<phase>.yaml`. */
export const roadmapPhaseSchema = z.strictObject({
  order: z.int().positive().describe("Place of the phase, counted from 1."),
  track: z.enum(TRACKS).describe("Track that the phase follows."),
  title: text().max(60).describe("Name of the phase."),
  summary: text().max(320).describe("Whom it is for and what happens in it."),
  needs: z
    .array(text().max(200))
    .min(1)
    .describe("What it takes: hours, accounts, keys and what they cost, people."),
  have: z.array(text().max(200)).min(1).describe("What one has at its end."),
  days: z.array(day).min(1).describe("Days, in order."),
});
