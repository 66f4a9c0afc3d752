import { z } from "zod";
import { closing, link, pageMeta, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/courses.yaml`. */
export const coursesSchema = z.strictObject({
  meta: pageMeta,
  title: text().describe("Heading of the catalogue."),
  lead: text().describe("Sentence under it; {count} is replaced by the number of courses."),
  start: z
    .array(z.strictObject({ situation: text(), link }))
    .min(1)
    .describe("For those who do not know where to begin: who they are, and the course for them."),
  search: z
    .strictObject({
      label: text().describe("Visible label."),
      placeholder: text().describe("Hint in the empty box."),
    })
    .describe("Words of the search box."),
  closing: closing.describe("Call to action."),
});
