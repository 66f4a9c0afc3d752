import { z } from "zod";
import { CONTACT_PATH } from "#app/academy/addresses.ts";
import { defineCollection } from "#app/content/collection.server.ts";
import { draft, text } from "#app/content/fields.server.ts";

/** `content/faq.yaml`: the questions of the contact page. */
export const FAQ = defineCollection({
  files: "faq.yaml",
  schema: z
    .array(
      z.strictObject({
        question: text("The question, with its question mark.").meta({ isUnique: true }),
        answer: text("The answer, plain text."),
        draft: draft.describe("True until the question is published: until then only previews show it."),
      }),
    )
    .min(1)
    .meta({ creates: { name: "Question", page: CONTACT_PATH } }),
});
