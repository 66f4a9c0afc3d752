import { z } from "zod";
import { entryClosing, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/session.yaml`; {title} is the course, {number} the session's place in it. */
export const sessionSchema = z.strictObject({
  kind: text("What the page is, beside track and level."),
  hour: text("Names the list of the parts of the hour."),
  minutes: text("Unit behind the minutes of a part."),
  questions: text("Heading of the questions."),
  task: part("The task, its file and its solution.", {
    title: text("Heading."),
    download: text("What a link to a file does; the file's name follows."),
    solution: text("Words on which the solution unfolds."),
  }),
  others: text("Said before links to the other written sessions."),
  closing: entryClosing.describe("Call to action."),
});
