import { z } from "zod";
import { closing, link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  meta: pageMeta,
  title: text().describe("Heading."),
  lead: text().describe("Sentence under it."),
  primary: link.describe("Button of the first screen."),
  secondary: link.describe("Button beside it."),
  sessions: text().describe(
    "Words over the drawing of all sessions; {sessions} and {count} are replaced by counts.",
  ),
  sessionsByTrack: text().describe("The same where there are so many courses that tracks are drawn."),
  mission: z
    .strictObject({ title: text(), paragraphs: z.array(text()).min(1).describe("Paragraphs.") })
    .describe("Why the academy exists."),
  differentiators: z
    .strictObject({ title: text(), lead: text(), items: z.array(titledText).min(3) })
    .describe("What it does differently."),
  philosophy: z
    .strictObject({
      title: text(),
      lead: text(),
      written: text().describe("Said before links to sessions that are written out."),
      principles: z.array(titledText).min(3).describe("Principles, argued."),
    })
    .describe("How it teaches."),
  company: z
    .strictObject({ ...titledText.shape, link: text().describe("Words of the link.") })
    .describe("The parent company."),
  closing: closing.describe("Call to action."),
});

/** Copy of the page about the academy. */
export type AboutPage = z.output<typeof aboutSchema>;
