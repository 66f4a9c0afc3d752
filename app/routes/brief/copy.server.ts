import { z } from "zod";
import { entryClosing, heading, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/brief.yaml`; {title} is the course. */
export const briefSchema = z.strictObject({
  /** What the page is, beside track and level. */
  kind: text(),
  /** The list of facts beside the task. */
  facts: z.strictObject({
    /** Its name. */
    title: text(),
    /** Before the course. */
    course: text(),
    /** Before the project. */
    project: text(),
    /** Before the hours. */
    time: text(),
    /** Behind the hours. */
    hours: text(),
    /** Before the licence. */
    licence: text(),
    /** What the licence allows; the link to its text follows. */
    allows: text(),
  }),
  /** Heading of what is given. */
  given: text(),
  /** What a link to a file does; the file's name follows. */
  download: text(),
  /** Said of the file of tests. */
  tests: text(),
  /** The acceptance criteria. */
  criteria: z.strictObject(heading),
  /** The rubric. */
  rubric: z.strictObject({
    ...heading,
    /** Names of the three grades. */
    good: text(),
    sufficient: text(),
    insufficient: text(),
  }),
  /** The extensions. */
  extensions: z.strictObject(heading),
  /** Call to action. */
  closing: entryClosing,
});
