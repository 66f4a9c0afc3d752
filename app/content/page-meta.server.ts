import { z } from "zod";
import { isoDate, text } from "./fields.server.ts";

/** What search engines and link previews are told of a page. */
export const pageMeta = z.strictObject({
  title: text()
    .min(10)
    .max(65)
    .describe("Title of 10-50 characters; the academy's name is added, unless `fullTitle` is set."),
  fullTitle: z.boolean().optional().describe("True when the title already names the academy."),
  description: text()
    .min(50)
    .max(165)
    .describe("One or two sentences, 50-165 characters, unlike those of other pages."),
  keywords: z.array(text()).min(3).max(10).describe("Search phrases."),
  modified: isoDate().describe("Day of the last change that a reader should know of."),
});

/** What is written of a page for search engines and link previews. */
export type PageMeta = z.output<typeof pageMeta>;
