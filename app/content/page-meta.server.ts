import { z } from "zod";
import { isoDate, list, text } from "./fields.server.ts";

/** What search engines and link previews are told of a page. */
export const pageMeta = z.strictObject({
  title: text("Title of 10-50 characters; the academy's name is added, unless `fullTitle` is set.")
    .min(10)
    .max(65),
  fullTitle: z.boolean().optional().describe("True when the title already names the academy."),
  description: text("One or two sentences, 50-165 characters, unlike those of other pages.").min(50).max(165),
  keywords: list("Search phrases.", text()).min(3).max(10),
  modified: isoDate().describe("Day of the last change that a reader should know of."),
});

/** What is written of a page for search engines and link previews. */
export type PageMeta = z.output<typeof pageMeta>;
