import { z } from "zod";
import { OWNERS_SENTENCES } from "#app/academy/site-schema.server.ts";
import { part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { statement } from "#app/page-model/words.server.ts";

/** The statement on privacy: `content/pages/privacy.yaml`. */
export const PRIVACY_PAGE = definePage({
  address: "/privacy",
  file: "privacy",
  schema: z.strictObject({
    ...statement([...OWNERS_SENTENCES, "stored"]),
    unknown: part("Shown instead of what the owner has not decided yet.", {
      keptFor: text("How long messages are kept."),
    }),
  }),
});
