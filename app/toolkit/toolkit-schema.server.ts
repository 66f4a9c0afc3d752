import { z } from "zod";
import { PROMPT_LEVELS, TRACKS } from "#app/academy/tracks.ts";
import { draft, list, literal, part, ref, slug, text } from "#app/content/fields.server.ts";
import { labelledField, pageMeta } from "#app/page-model/words.server.ts";
import { listPlaceholders, PLACEHOLDER_NAME } from "./prompt-text.ts";

const prompt = z.strictObject({
  slug: slug()
    .meta({ isUnique: true, declares: "prompts" })
    .describe("Address of the prompt on the page: lower case and hyphens, never changed once published."),
  draft: draft.describe("True until the prompt is published: until then only previews show it."),
  title: text("Title, 3-8 words.").max(80),
  when: text("When to use it, one sentence.").max(240),
  prompt: literal("The prompt, with {named_placeholders}; all other braces, as those of JSON, are its own.")
    .min(80)
    .refine((value) => listPlaceholders(value).length > 0, {
      error: "add a placeholder for what the reader fills in, such as {error_message}",
    }),
  placeholders: z
    .record(z.string().regex(PLACEHOLDER_NAME), labelledField)
    .default({})
    .describe(
      "Label and example of each placeholder; of a shared one only where its usual example does not fit.",
    ),
  caution: text("What to replace before pasting, where a prompt touches secrets or personal data.")
    .max(240)
    .optional(),
  good: text("What a good answer contains.").max(400),
  level: z.enum(PROMPT_LEVELS).describe("Beginner, Intermediate or Advanced."),
  course: ref("courses", "Slug of the course that teaches the skill, where one does.").optional(),
});

/** What a new prompt begins with. */
const PROMPT_DRAFT = {
  when: "REPLACE: the moment when someone needs it.",
  prompt:
    "<material>\n{given_text}\n</material>\n\nREPLACE: say what to do with the material, what to leave alone, the form of the answer, and when to stop.\n",
  placeholders: { given_text: { label: "What it is", example: "A short example of it" } },
  good: "REPLACE: how to see that the answer is good.",
};

/** The shape of `content/toolkit/prompts/<group>.yaml`: the name of the file is the address of the group's page. */
export const promptGroupSchema = z.strictObject({
  meta: pageMeta.describe("What search engines and link previews show of the group's page."),
  order: z
    .int()
    .positive()
    .meta({ isUnique: true })
    .describe("Place of the group in the toolkit, counted from 1."),
  title: text("Name of the group.").meta({ isUnique: true }).max(50),
  summary: text("What work it serves, one sentence.").max(240),
  prompts: list("Prompts, in order.", prompt)
    .min(1)
    .meta({ creates: { name: "Prompt", start: PROMPT_DRAFT } }),
  worked: part("One worked answer with a mentor's corrections.", {
    title: text('The mistake in it, such as "DISTINCT hid a double-counted join".').max(80),
    prompt: slug().describe("Slug of a prompt of this group."),
    input: z.record(z.string(), literal("The text.")).describe("What was filled in, by placeholder."),
    answer: literal("A real-looking answer, with faults.").min(200),
    corrections: list(
      "A mentor's corrections: words quoted from the answer, and what is wrong with them.",
      z.strictObject({
        quote: literal("Words of the answer."),
        text: text("What is wrong with them.", { isVerbatim: true }).max(500),
      }),
    ).min(2),
  }),
});

const day = z.strictObject({
  title: text("What the day is about, a few words.").max(80),
  task: z
    .union([text().max(600), z.array(text().max(240)).length(3)], {
      error: "write a paragraph of up to 600 characters, or a list of three steps of up to 240 each",
    })
    .describe("The task: a paragraph, or three steps."),
  result: text("The result to show.").max(300),
  minutes: z.int().min(45).max(60).describe("Length of the task."),
  review: z.boolean().default(false).describe("True for the review that ends a week."),
  prompts: list("Slugs of the prompts that help.", ref("prompts", "Slug of a prompt.")).max(4).default([]),
  course: ref("courses", "Slug of the course that goes deeper.").optional(),
});

/** The shape of `content/toolkit/roadmap/<phase>.yaml`. */
export const roadmapPhaseSchema = z.strictObject({
  order: z.int().positive().meta({ isUnique: true }).describe("Place of the phase, counted from 1."),
  track: z.enum(TRACKS).describe("Track that the phase follows."),
  title: text("Name of the phase.").meta({ isUnique: true }).max(60),
  summary: text("Whom it is for and what happens in it.").max(320),
  needs: list("What it takes: hours, accounts, keys and what they cost, people.", text().max(200)).min(1),
  have: list("What a learner has at its end.", text().max(200)).min(1),
  days: list("Days, in order.", day).min(1),
});
