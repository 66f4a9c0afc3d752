import { z } from "zod";
import { heading, list, pageMeta, part, text } from "#app/content/fields.server.ts";

/** Sentences that only the owner can decide. */
const NAMES = ["keptFor", "region"];

/** The shape of `content/pages/privacy.yaml`. */
export const privacySchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  unknown: part("Shown instead of what the owner has not decided yet.", {
    keptFor: text("How long messages are kept."),
    region: text("Where the database is."),
  }),
  sections: list(
    "What is stored, one question a section.",
    z.strictObject({
      title: text("Heading."),
      paragraphs: list("Paragraphs.", text("", { names: NAMES })).min(1),
      items: list("A list after them.", text("", { names: NAMES })).optional(),
      after: text("A paragraph after the list.").optional(),
    }),
  ).min(1),
  contact: text("Words before the mailbox."),
});
