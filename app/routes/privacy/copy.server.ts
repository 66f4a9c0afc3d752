import { z } from "zod";
import { part, statement, text } from "#app/content/fields.server.ts";

/** Sentences that only the owner can write: fields of `privacy` in `content/site.yaml`. */
export const OWNERS_SENTENCES = [
  "keptFor",
  "region",
  "controller",
  "grievanceOfficer",
  "legalBasis",
] as const;

/** The shape of `content/pages/privacy.yaml`. */
export const privacySchema = z.strictObject({
  ...statement([...OWNERS_SENTENCES]),
  unknown: part("Shown instead of what the owner has not decided yet.", {
    keptFor: text("How long messages are kept."),
  }),
});
