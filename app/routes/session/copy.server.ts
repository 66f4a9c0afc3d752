import { z } from "zod";
import { entryClosing, part, text } from "#app/content/fields.server.ts";

/** Names that every text may hold; {number} is the place of the session in its course. */
const NAMES = ["title", "number", "courseSessions"];

const words = (meaning: string) => text(meaning, { names: NAMES });

/** The shape of `content/pages/session.yaml`. */
export const sessionSchema = z.strictObject({
  kind: words("What the page is, next to track and level."),
  hour: words("Name of the list of the parts of the hour."),
  minutes: words("Unit after the minutes of a part."),
  questions: words("Heading of the questions."),
  task: part("The task, its file and its solution.", {
    title: words("Heading."),
    download: words("What the link to all files does; the archive's name follows."),
    read: words("Before the links to the files that are handed out."),
    solution: words("Words on which the solution unfolds."),
  }),
  others: words("Words before links to the other written sessions."),
  closing: entryClosing(NAMES).describe("Call to action."),
});
