import { z } from "zod";
import { closing, link, list, pageMeta, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/courses.yaml`. */
export const coursesSchema = z.strictObject({
  meta: pageMeta,
  title: text("Heading of the catalogue."),
  lead: text("Sentence under it."),
  start: list(
    "For those who do not know where to begin: who they are, and the course for them.",
    z.strictObject({ situation: text(), link }),
  ).min(1),
  closing: closing.describe("Call to action."),
});
