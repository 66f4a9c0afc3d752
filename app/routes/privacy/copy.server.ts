import { z } from "zod";
import { heading, pageMeta, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/privacy.yaml`; {keptFor} and {region} are the owner's, or what is said until then. */
export const privacySchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  unknown: z
    .strictObject({
      keptFor: text().describe("How long messages are kept."),
      region: text().describe("Where the database stands."),
    })
    .describe("Said in place of what the owner has not decided yet."),
  sections: z
    .array(
      z.strictObject({
        title: text().describe("Heading."),
        paragraphs: z.array(text()).min(1).describe("Paragraphs."),
        items: z.array(text()).optional().describe("A list after them."),
        after: text().optional().describe("A paragraph after the list."),
      }),
    )
    .min(1)
    .describe("What is stored, one question a section."),
  contact: text().describe("Words before the mailbox."),
});
