import { z } from "zod";
import { entryClosing, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/session.yaml`; {title} is the course, {number} the session's place in it. */
export const sessionSchema = z.strictObject({
  /** What the page is, beside track and level. */
  kind: text(),
  /** Names the list of the parts of the hour. */
  hour: text(),
  /** Unit behind the minutes of a part. */
  minutes: text(),
  /** Heading of the questions. */
  questions: text(),
  /** The task, its file and its solution. */
  task: z.strictObject({
    /** Heading. */
    title: text(),
    /** What a link to a file does; the file's name follows. */
    download: text(),
    /** Words on which the solution unfolds. */
    solution: text(),
  }),
  /** Said before links to the other written sessions. */
  others: text(),
  /** Call to action. */
  closing: entryClosing,
});
