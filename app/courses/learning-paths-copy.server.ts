import { z } from "zod";
import { closing, link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { TRACKS } from "#app/content/tracks.ts";

/** A stop of a path: its own list, not derived from the catalogue. */
const row = z.strictObject({
  /** Name of the stop. */
  name: text(),
  /** Weeks; equal to the course's, where one is linked. */
  weeks: z.int().positive(),
  /** Live sessions; equal to the course's, where one is linked. */
  sessions: z.int().positive(),
  /** Slug of the course, if it has a page. */
  course: text().optional(),
  /** What one can do after this stop. */
  text: text(),
});

/** Help with a choice: situations, each with advice. */
const choice = z.strictObject({
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  /** Situations with advice. */
  cases: z
    .array(
      z.strictObject({
        /** Who you are. */
        situation: text(),
        /** Where to begin. */
        advice: text(),
        /** Links to the courses that the advice names. */
        links: z.array(link).min(1),
      }),
    )
    .min(3),
});

/** The shape of `content/pages/learning-paths.yaml`. */
export const learningPathsSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  /** What is said of a stop without a page. */
  noPage: text(),
  /** The three paths, in order. */
  paths: z
    .array(
      z.strictObject({
        /** Name of the track. */
        track: z.enum(TRACKS),
        /** Fragment of its address. */
        slug: z.string().regex(/^[a-z-]+$/, { error: "write small letters and hyphens" }),
        /** Where it leads. */
        headline: text(),
        /** Two or three sentences. */
        text: text(),
        /** Totals, as text, never sums. */
        facts: z.array(text()).min(1),
        /** Stops, in order; empty for a track without fixed stops. */
        rows: z.array(row),
        /** What a track without fixed stops consists of. */
        offerings: z.array(titledText),
        /** Where the line ends. */
        outcome: text(),
        /** Link to the rest of the track. */
        link,
      }),
    )
    .length(3),
  /** Where to begin. */
  choose: choice,
  /** When to take the courses that are on no path. */
  further: choice,
  /** Call to action. */
  closing,
});

/** Copy and rows of the learning paths. */
export type LearningPathsPage = z.output<typeof learningPathsSchema>;
