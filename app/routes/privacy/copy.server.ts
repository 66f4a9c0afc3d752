import { z } from "zod";
import { heading, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/privacy.yaml`; {keptFor} and {region} are the owner's, or what is said until then. */
export const privacySchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  /** Said in place of what the owner has not decided yet. */
  unknown: z.strictObject({
    /** How long messages are kept. */
    keptFor: text(),
    /** Where the database stands. */
    region: text(),
  }),
  /** What is stored, one question a section. */
  sections: z
    .array(
      z.strictObject({
        /** Heading. */
        title: text(),
        /** Paragraphs. */
        paragraphs: z.array(text()).min(1),
        /** A list after them. */
        items: z.array(text()).optional(),
        /** A paragraph after the list. */
        after: text().optional(),
      }),
    )
    .min(1),
  /** Words before the mailbox. */
  contact: text(),
});
