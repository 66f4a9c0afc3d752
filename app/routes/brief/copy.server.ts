import { z } from "zod";
import { entryClosing, part, text } from "#app/content/fields.server.ts";

/** Names that every text may hold: the title of the course. */
const NAMES = ["title"];

const words = (meaning: string) => text(meaning, { names: NAMES });

const heading = { title: words("Heading."), lead: words("Sentence under it.") };

/** The shape of `content/pages/brief.yaml`. */
export const briefSchema = z.strictObject({
  kind: words("What the page is, next to track and level."),
  facts: part("The list of facts next to the task.", {
    title: words("Its name."),
    course: words("Before the course."),
    project: words("Before the project."),
    built: words("Before the sessions that build it."),
    sessions: words("Before the numbers of these sessions."),
    time: words("Before the hours."),
    hours: words("After the hours."),
    licence: words("Before the licence."),
    allows: words("What the licence allows; the link to its text follows."),
  }),
  given: words("Heading of what is given."),
  download: words("What the link to all files does; the archive's name follows."),
  tests: words("Words next to the file of tests."),
  criteria: part("The acceptance criteria.", heading),
  rubric: part("The rubric.", {
    ...heading,
    strong: words("Name of the best grade."),
    pass: words("Name of the middle grade."),
    notYet: words("Name of the lowest grade."),
  }),
  extensions: part("The extensions.", heading),
  others: words("Before links to the other open briefs of the track."),
  closing: entryClosing(NAMES).describe("Call to action."),
});
