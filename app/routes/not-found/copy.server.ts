import { z } from "zod";
import { heading, link, linkedText, pageMeta, part, text, titledText } from "#app/content/fields.server.ts";

/** The shape of `content/pages/not-found.yaml`: the 404 page and that of moved addresses. */
export const notFoundSchema = z.strictObject({
  meta: pageMeta.omit({ modified: true }),
  ...heading,
  missing: text("Names the mark that is missing on the wall of sessions."),
  primary: link,
  secondary: link,
  popular: part("Popular pages.", { title: text(), links: z.array(link).min(1) }),
  moved: titledText.describe("Shown at an old address where the host cannot lead on by itself."),
  courseNotFound: linkedText
    .extend({ missing: text("Names the course that is missing on the wall.") })
    .describe("Shown at an address below /courses/ that does not exist."),
});
