import { z } from "zod";
import {
  closing,
  heading,
  link,
  marketFact,
  pageMeta,
  text,
  titledText,
} from "#app/content/fields.server.ts";
import { TRACKS } from "#app/content/tracks.ts";

/** The shape of `content/pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta: pageMeta,
  hero: z
    .strictObject({
      ...heading,
      primary: link.describe("Button to the catalogue."),
      secondary: link.describe("Button to the paths."),
      beginners: z
        .strictObject({ question: text(), link })
        .describe("A question to those who have never programmed, and where they begin."),
    })
    .describe("First screen."),
  session: z
    .strictObject({
      ...heading,
      written: text().describe("Said before links to sessions that are written out."),
      steps: z.array(titledText).min(3).max(5).describe("Parts of the hour, in order."),
    })
    .describe("What happens in one live hour."),
  market: z
    .strictObject({
      ...heading,
      facts: z.array(marketFact).min(1).max(6).describe("Figures with sources."),
    })
    .describe("AI-market facts."),
  whyUs: z
    .strictObject({
      ...heading,
      cards: z
        .array(titledText.extend({ link: link.optional() }))
        .min(3)
        .max(6)
        .describe("Reasons, some with a page that shows it."),
    })
    .describe("Why this academy."),
  tracks: z
    .strictObject({
      ...heading,
      cards: z
        .array(
          z.strictObject({
            track: z.enum(TRACKS).describe("Name of the track."),
            promise: text().describe("Where it leads, a few words."),
            text: text().describe("What it holds."),
            link: text().describe("Words of the link to the learning paths."),
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
        })
        .describe("One entry for each track."),
    })
    .describe("The three tracks."),
  skills: z
    .strictObject({
      ...heading,
      groups: z
        .array(
          z.strictObject({
            title: text().describe("Name of the group."),
            text: text().describe("What it is for."),
            skills: z.array(text()).min(4).max(10).describe("Short names."),
          }),
        )
        .min(2)
        .describe("Groups of skills."),
    })
    .describe("What one learns, in groups."),
  industries: z
    .strictObject({ ...heading, cards: z.array(titledText).min(4).max(8).describe("Industries.") })
    .describe("Where the skills are used."),
  featured: z.strictObject(heading).describe("The first courses of the catalogue."),
  toolkit: z
    .strictObject({
      title: text().describe("Heading."),
      text: text().describe("What it is."),
      points: z.array(text()).min(2).max(5).describe("What is in it."),
      button: text().describe("Words of the button."),
    })
    .describe("The free toolkit; {promptsClaim}, {prompts} and {days} are replaced by counts."),
  closing: closing.describe("Call to action."),
});

/** Copy of the home page. */
export type HomePage = z.output<typeof homeSchema>;
