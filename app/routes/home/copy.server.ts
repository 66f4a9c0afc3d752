import { z } from "zod";
import { closing, heading, link, marketFact, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { TRACKS } from "#app/content/tracks.ts";

/** The shape of `content/pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta: pageMeta,
  /** First screen. */
  hero: z.strictObject({
    ...heading,
    /** Button to the catalogue. */ primary: link,
    /** Button to the paths. */ secondary: link,
    /** A question to those who have never programmed, and where they begin. */
    beginners: z.strictObject({ question: text(), link }),
  }),
  /** What happens in one live hour. */
  session: z.strictObject({
    ...heading,
    /** Said before links to sessions that are written out. */
    written: text(),
    /** Parts of the hour, in order. */ steps: z.array(titledText).min(3).max(5),
  }),
  /** AI-market facts. */
  market: z.strictObject({
    ...heading,
    /** Figures with sources. */ facts: z.array(marketFact).min(1).max(6),
  }),
  /** Why this academy. */
  whyUs: z.strictObject({
    ...heading,
    /** Reasons, some with a page that shows it. */ cards: z
      .array(titledText.extend({ link: link.optional() }))
      .min(3)
      .max(6),
  }),
  /** The three tracks. */
  tracks: z.strictObject({
    ...heading,
    /** One entry for each track. */
    cards: z
      .array(
        z.strictObject({
          /** Name of the track. */
          track: z.enum(TRACKS),
          /** Where it leads, a few words. */
          promise: text(),
          /** What it holds. */
          text: text(),
          /** Words of the link to the learning paths. */
          link: text(),
        }),
      )
      .length(3)
      .superRefine((cards, context) => {
        for (const [index, { track }] of cards.entries())
          if (cards.findIndex((card) => card.track === track) < index)
            context.addIssue({
              code: "custom",
              path: [index, "track"],
              input: track,
              message: `each track has one card: write ${TRACKS.filter((name) => !cards.some((card) => card.track === name)).join(" or ")}`,
            });
      }),
  }),
  /** What one learns, in groups. */
  skills: z.strictObject({
    ...heading,
    /** Groups of skills. */
    groups: z
      .array(
        z.strictObject({
          /** Name of the group. */
          title: text(),
          /** What it is for. */
          text: text(),
          /** Short names. */
          skills: z.array(text()).min(4).max(10),
        }),
      )
      .min(2),
  }),
  /** Where the skills are used. */
  industries: z.strictObject({ ...heading, /** Industries. */ cards: z.array(titledText).min(4).max(8) }),
  /** The first courses of the catalogue. */
  featured: z.strictObject(heading),
  /** The free toolkit; {promptsClaim}, {prompts} and {days} are replaced by counts. */
  toolkit: z.strictObject({
    /** Heading. */
    title: text(),
    /** What it is. */
    text: text(),
    /** What is in it. */
    points: z.array(text()).min(2).max(5),
    /** Words of the button. */
    button: text(),
  }),
  /** Call to action. */
  closing,
});

/** Copy of the home page. */
export type HomePage = z.output<typeof homeSchema>;
