import { z } from "zod";
import { closing, link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  /** Button of the first screen. */
  primary: link,
  /** Button beside it. */
  secondary: link,
  /** Words over the drawing of all sessions; {sessions} and {count} are replaced by counts. */
  sessions: text(),
  /** The same where there are so many courses that tracks are drawn. */
  sessionsByTrack: text(),
  /** Why the academy exists. */
  mission: z.strictObject({ title: text(), /** Paragraphs. */ paragraphs: z.array(text()).min(1) }),
  /** What it does differently. */
  differentiators: z.strictObject({ title: text(), lead: text(), items: z.array(titledText).min(3) }),
  /** How it teaches. */
  philosophy: z.strictObject({
    title: text(),
    lead: text(),
    /** Principles, argued. */ principles: z.array(titledText).min(3),
  }),
  /** The parent company. */
  company: z.strictObject({ ...titledText.shape, /** Words of the link. */ link: text() }),
  /** Call to action. */
  closing,
});

/** Copy of the page about the academy. */
export type AboutPage = z.output<typeof aboutSchema>;
