import { z } from "zod";
import { definePage } from "#app/academy/page.server.ts";
import type { Track } from "#app/academy/tracks.ts";
import { closing, heading, pageMeta, titledText } from "#app/academy/words.server.ts";
import { link, list, part, text } from "#app/content/fields.server.ts";
import { marketFact } from "#app/courses/market/market-fact.server.ts";
import { checkSources } from "#app/courses/market/publishers.server.ts";

/** The home page: `content/pages/home.yaml`. */
export const HOME_PAGE = definePage({
  address: "/",
  words: "home",
  schema: z.strictObject({
    meta: pageMeta,
    hero: part("First screen.", {
      title: list("Heading, in clauses: a wide screen breaks the line only between two.", text()).min(1),
      lead: heading.lead,
      primary: link.describe("Button to the catalogue."),
      secondary: link.describe("Button to the paths."),
      beginners: part("A question to those who have never programmed, and where they begin.", {
        question: text(),
        link,
      }),
    }),
    session: part("One live hour, cut from a written session.", {
      title: text("Heading."),
      lead: text("Sentence under the heading.", { names: ["title"] }),
      read: text("Words of the link to the session."),
      written: text("Said before links to the other written sessions."),
    }),
    market: part("AI-market facts.", {
      ...heading,
      facts: list("Figures with sources.", marketFact).min(1).max(6),
    }),
    whyUs: part("Why this academy.", {
      title: text("Heading."),
      cards: list("Reasons, some with a page that shows it.", titledText.extend({ link: link.optional() }))
        .min(3)
        .max(6),
    }),
    tracks: part("The three tracks.", {
      ...heading,
      promises: part("Where each track leads, a few words: a link to the learning paths.", {
        Foundation: text("Where Foundation leads."),
        "AI-Powered": text("Where AI-Powered leads."),
        "Continuous Learning": text("Where Continuous Learning leads."),
      } satisfies Record<Track, z.ZodType>),
    }),
    skills: part("What one learns, in groups.", {
      ...heading,
      groups: list(
        "Groups of skills.",
        z.strictObject({
          title: text("Name of the group."),
          skills: list("Short names.", text()).min(4).max(10),
        }),
      ).min(2),
    }),
    industries: part("Where the skills are used.", {
      title: text("Heading."),
      cards: list("Industries.", titledText).min(4).max(8),
    }),
    featured: part("The first courses of the catalogue.", heading),
    toolkit: part("The free toolkit.", {
      title: text("Heading."),
      text: text("What it is."),
      points: list("What is in it.", text()).min(2).max(5),
      button: text("Words of the button."),
    }),
    closing: closing.describe("Call to action."),
  }),
  check: ({ file, data }, content) => checkSources(file, ["market", "facts"], data.market.facts, content),
});
