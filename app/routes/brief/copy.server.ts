import { z } from "zod";
import { entryClosing, heading, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/brief.yaml`; {title} is the course. */
export const briefSchema = z.strictObject({
  kind: text("What the page is, beside track and level."),
  facts: part("The list of facts beside the task.", {
    title: text("Its name."),
    course: text("Before the course."),
    project: text("Before the project."),
    time: text("Before the hours."),
    hours: text("Behind the hours."),
    licence: text("Before the licence."),
    allows: text("What the licence allows; the link to its text follows."),
  }),
  given: text("Heading of what is given."),
  download: text("What a link to a file does; the file's name follows."),
  tests: text("Said of the file of tests."),
  criteria: part("The acceptance criteria.", heading),
  rubric: part("The rubric.", {
    ...heading,
    good: text("Names of the three grades."),
    sufficient: text(),
    insufficient: text(),
  }),
  extensions: part("The extensions.", heading),
  others: text("Before links to the other open briefs of the track."),
  closing: entryClosing.describe("Call to action."),
});
