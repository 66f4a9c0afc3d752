import { z } from "zod";
import { entryClosing, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/session.yaml`; {title} is the course, {number} the session's place in it. */
export const sessionSchema = z.strictObject({
  kind: text().describe("What the page is, beside track and level."),
  hour: text().describe("Names the list of the parts of the hour."),
  minutes: text().describe("Unit behind the minutes of a part."),
  questions: text().describe("Heading of the questions."),
  task: z
    .strictObject({
      title: text().describe("Heading."),
      download: text().describe("What a link to a file does; the file's name follows."),
      solution: text().describe("Words on which the solution unfolds."),
    })
    .describe("The task, its file and its solution."),
  others: text().describe("Said before links to the other written sessions."),
  closing: entryClosing.describe("Call to action."),
});
