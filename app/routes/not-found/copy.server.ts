import { z } from "zod";
import { link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

const linkedText = z.strictObject({
  ...titledText.shape,
  link: text().describe("Words of the link onward."),
});

/** The shape of `content/pages/not-found.yaml`: the 404 page and the failure screens. */
export const notFoundSchema = z.strictObject({
  meta: pageMeta.omit({ modified: true }),
  title: text().describe("Heading."),
  lead: text().describe("Sentence under it."),
  primary: link,
  secondary: link,
  popular: z.strictObject({ title: text(), links: z.array(link).min(1) }).describe("Popular pages."),
  moved: titledText.describe("Shown at an old address where the host cannot lead on by itself."),
  courseNotFound: linkedText.describe("Shown when a course has no data."),
  failure: linkedText
    .extend({ report: text().describe("Words of the email link.") })
    .describe("Shown when the router fails."),
});
