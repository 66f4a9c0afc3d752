import { z } from "zod";
import { TRACKS } from "#app/academy/tracks.ts";
import { dependsOn, link, list, text } from "#app/content/fields.server.ts";
import { pageWords, titledText } from "#app/page-model/words.server.ts";

/** A stop of a path: its own list, not derived from the catalogue. */
const row = z.strictObject({
  name: text("Name of the stop."),
  weeks: z.int().positive().describe("Weeks; equal to the course's, where one is linked."),
  sessions: z.int().positive().describe("Live sessions; equal to the course's, where one is linked."),
  course: dependsOn("courses", "Slug of the course, if it has a page.").optional(),
  text: text("What a learner can do after this stop."),
});

/** Help with a choice: situations, each with advice. */
const choice = z.strictObject({
  title: text("Heading."),
  lead: text("Sentence under the heading."),
  cases: list(
    "Situations with advice.",
    z.strictObject({
      situation: text("Who you are."),
      advice: text("Where to begin."),
      links: list("Links to the courses that the advice names.", link).min(1),
    }),
  ).min(3),
});

/** The shape of `content/pages/learning-paths.yaml`. */
export const learningPathsSchema = pageWords({
  noPage: text("Shown at a stop without a page."),
  paths: list(
    "The three paths, in order.",
    z.strictObject({
      track: z.enum(TRACKS).describe("Name of the track."),
      slug: z
        .string()
        .regex(/^[a-z-]+$/, { error: "write lower-case letters and hyphens" })
        .describe("Fragment of its address."),
      headline: text("Where it leads."),
      text: text("Two or three sentences."),
      facts: list("Totals, as text, never sums.", text("", { isVerbatim: true })).min(1),
      rows: list("Stops, in order; empty for a track without fixed stops.", row),
      offerings: list("What a track without fixed stops consists of.", titledText),
      outcome: text("Where the line ends."),
      link: link.describe("Link to the rest of the track."),
    }),
  ).length(3),
  choose: choice.describe("Where to begin."),
  further: choice.describe("When to take the courses that are on no path."),
});

/** Words and rows of the learning paths. */
export type LearningPathsWords = z.output<typeof learningPathsSchema>;
