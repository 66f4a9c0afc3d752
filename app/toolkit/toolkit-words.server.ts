import { z } from "zod";
import { list, part, ref, text } from "#app/content/fields.server.ts";
import { heading, labelledField, pageWords } from "#app/page-model/words.server.ts";
import type { SharedPlaceholder } from "./prompt-text.ts";

/** The shape of `content/pages/dev-toolkit.yaml`: the words of the toolkit and its groups. */
export const devToolkitSchema = pageWords({
  name: text("Name of the toolkit in the breadcrumbs of its groups."),
  prompts: z.strictObject({
    ...heading,
    secrets: text("What to do with secrets and personal data before pasting."),
    shared: part("The placeholders that mean the same in every prompt.", {
      language: labelledField,
      framework: labelledField,
      test_framework: labelledField,
      cloud_provider: labelledField,
      level: labelledField,
    } satisfies Record<SharedPlaceholder, z.ZodType>),
  }),
  start: part("Prompts to start with.", {
    ...heading,
    full: ref("prompts", "Slug of the prompt that the page shows in full."),
    others: list("Slugs of further prompts to start with.", ref("prompts", "Slug of a prompt.")).max(9),
  }),
  worked: text("Sentence under the title of a group's worked answer."),
  roadmap: part("The roadmap, which has a page of its own.", {
    ...heading,
    link: text("Words of the link."),
  }),
});

/** The words of the toolkit. */
export type ToolkitWords = z.output<typeof devToolkitSchema>;
