import { z } from "zod";
import { heading, list, pageMeta, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/privacy.yaml`; {keptFor} and {region} are the owner's, or what is said until then. */
export const privacySchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  unknown: part("Said in place of what the owner has not decided yet.", {
    keptFor: text("How long messages are kept."),
    region: text("Where the database stands."),
  }),
  sections: list(
    "What is stored, one question a section.",
    z.strictObject({
      title: text("Heading."),
      paragraphs: list("Paragraphs.", text()).min(1),
      items: list("A list after them.", text()).optional(),
      after: text("A paragraph after the list.").optional(),
    }),
  ).min(1),
  contact: text("Words before the mailbox."),
});
