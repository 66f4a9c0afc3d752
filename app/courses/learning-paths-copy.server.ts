import { z } from "zod";
import { closing, link, pageMeta, text, titledText } from "#app/content/fields.server.ts";
import { TRACKS } from "#app/content/tracks.ts";

/** A stop of a path: its own list, not derived from the catalogue. */
const row = z.strictObject({
  name: text().describe("Name of the stop."),
  weeks: z.int().positive().describe("Weeks; equal to the course's, where one is linked."),
  sessions: z.int().positive().describe("Live sessions; equal to the course's, where one is linked."),
  course: text().optional().describe("Slug of the course, if it has a page."),
  text: text().describe("What one can do after this stop."),
});

/** Help with a choice: situations, each with advice. */
const choice = z.strictObject({
  title: text().describe("Heading."),
  lead: text().describe("Sentence under it."),
  cases: z
    .array(
      z.strictObject({
        situation: text().describe("Who you are."),
        advice: text().describe("Where to begin."),
        links: z.array(link).min(1).describe("Links to the courses that the advice names."),
      }),
    )
    .min(3)
    .describe("Situations with advice."),
});

/** The shape of `content/pages/learning-paths.yaml`. */
export const learningPathsSchema = z.strictObject({
  meta: pageMeta,
  title: text().describe("Heading."),
  lead: text().describe("Sentence under it."),
  noPage: text().describe("What is said of a stop without a page."),
  paths: z
    .array(
      z.strictObject({
        track: z.enum(TRACKS).describe("Name of the track."),
        slug: z
          .string()
          .regex(/^[a-z-]+$/, { error: "write small letters and hyphens" })
          .describe("Fragment of its address."),
        headline: text().describe("Where it leads."),
        text: text().describe("Two or three sentences."),
        facts: z.array(text()).min(1).describe("Totals, as text, never sums."),
        rows: z.array(row).describe("Stops, in order; empty for a track without fixed stops."),
        offerings: z.array(titledText).describe("What a track without fixed stops consists of."),
        outcome: text().describe("Where the line ends."),
        link: link.describe("Link to the rest of the track."),
      }),
    )
    .length(3)
    .describe("The three paths, in order."),
  choose: choice.describe("Where to begin."),
  further: choice.describe("When to take the courses that are on no path."),
  closing: closing.describe("Call to action."),
});

/** Copy and rows of the learning paths. */
export type LearningPathsPage = z.output<typeof learningPathsSchema>;
