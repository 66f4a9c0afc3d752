import { z } from "zod";
import { closing, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/worked-answers.yaml`. */
export const workedAnswersSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it: says that all is an example. */
  lead: text(),
  /** Name of the list of groups. */
  contents: text(),
  /** Words before the prompt. */
  prompt: text(),
  /** Heading of the input. */
  input: text(),
  /** Heading of the answer. */
  answer: text(),
  /** Heading of the corrections. */
  corrections: text(),
  /** Name of the number at a place in the answer. */
  correction: text(),
  /** Name of the way back from a correction to its place. */
  back: text(),
  /** Call to action. */
  closing,
});

/** The words around the worked answers. */
export type WorkedAnswersCopy = z.output<typeof workedAnswersSchema>;
