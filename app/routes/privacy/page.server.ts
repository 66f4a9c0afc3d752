import { z } from "zod";
import { definePage } from "#app/academy/page.server.ts";
import { statement } from "#app/academy/words.server.ts";
import { part, text } from "#app/content/fields.server.ts";

/** Sentences that only the owner can write: fields of `privacy` in `content/site.yaml`. */
export const OWNERS_SENTENCES = [
  "keptFor",
  "region",
  "controller",
  "grievanceOfficer",
  "legalBasis",
] as const;

/** The statement on privacy: `content/pages/privacy.yaml`. */
export const PRIVACY_PAGE = definePage({
  address: "/privacy",
  words: "privacy",
  schema: z.strictObject({
    ...statement([...OWNERS_SENTENCES, "stored"]),
    unknown: part("Shown instead of what the owner has not decided yet.", {
      keptFor: text("How long messages are kept."),
    }),
  }),
});
