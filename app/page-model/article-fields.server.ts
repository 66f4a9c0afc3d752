import type { z } from "zod";
import { draft, list, pastDay, text } from "#app/content/fields.server.ts";

/** The fields of every article; those of a course are made from some of them. */
export const articleFields = {
  draft: draft.describe("True until its page is published: until then only previews show it."),
  title: text("Heading of its page.").max(60),
  searchTitle: text("Title of its page as a search result shows it.").min(15).max(45),
  description: text(
    "One or two sentences that a search result can show, 50-165 characters, unlike those of other pages.",
  )
    .min(50)
    .max(165),
  keywords: list("Search phrases.", text()).min(3).max(10),
  published: pastDay().describe("Day on which the page was first published."),
  modified: pastDay().describe("Day of the last change that a reader should know of."),
};

/** The values of these fields. */
export type ArticleFields = z.output<z.ZodObject<typeof articleFields>>;
