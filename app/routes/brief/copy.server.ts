import { z } from "zod";
import { entryClosing, heading, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/brief.yaml`; {title} is the course. */
export const briefSchema = z.strictObject({
  kind: text().describe("What the page is, beside track and level."),
  facts: z
    .strictObject({
      title: text().describe("Its name."),
      course: text().describe("Before the course."),
      project: text().describe("Before the project."),
      time: text().describe("Before the hours."),
      hours: text().describe("Behind the hours."),
      licence: text().describe("Before the licence."),
      allows: text().describe("What the licence allows; the link to its text follows."),
    })
    .describe("The list of facts beside the task."),
  given: text().describe("Heading of what is given."),
  download: text().describe("What a link to a file does; the file's name follows."),
  tests: text().describe("Said of the file of tests."),
  criteria: z.strictObject(heading).describe("The acceptance criteria."),
  rubric: z
    .strictObject({
      ...heading,
      good: text().describe("Names of the three grades."),
      sufficient: text(),
      insufficient: text(),
    })
    .describe("The rubric."),
  extensions: z.strictObject(heading).describe("The extensions."),
  others: text().describe("Before links to the other open briefs of the track."),
  closing: entryClosing.describe("Call to action."),
});
