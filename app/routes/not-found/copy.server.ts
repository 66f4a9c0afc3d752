import { z } from "zod";
import { heading, link, linkedText, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/not-found.yaml`: the 404 page and the failure screens. */
export const notFoundSchema = z.strictObject({
  meta: pageMeta.omit({ modified: true }),
  ...heading,
  primary: link,
  secondary: link,
  /** Popular pages. */
  popular: z.strictObject({ title: text(), links: z.array(link).min(1) }),
  /** Shown at an old address where the host cannot lead on by itself. */
  moved: titledText,
  /** Shown when a course has no data. */
  courseNotFound: linkedText,
  /** Shown when the router fails. */
  failure: linkedText.extend({ /** Words of the email link. */ report: text() }),
});
