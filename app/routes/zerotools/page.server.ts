import { z } from "zod";
import { list, part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { heading, listInOrder, pageMeta, titledText } from "#app/page-model/words.server.ts";

const TITLES = ["Prompt Enhancement", "AI Workflow Builder", "Smart Code Assistant", "Content Generator"];

const tool = z.strictObject({
  ...titledText.shape,
  features: list("Bullets.", text()).min(3).max(6),
  example: part("What goes in, and the named parts of what comes out; shown side by side.", {
    before: z.array(text().max(60)).min(1).max(4),
    after: z
      .array(z.strictObject({ name: text().max(20), text: text().max(60) }))
      .min(3)
      .max(5),
  }).optional(),
});

/** The tools of the sister company's platform: `content/pages/tools.yaml`. */
export const TOOLS_PAGE = definePage({
  address: "/zerotools",
  file: "tools",
  schema: z.strictObject({
    meta: pageMeta,
    ...heading,
    prompt: part("A prompt before and after, as large text; the example of the first tool.", {
      before: text("The rough prompt."),
      after: list(
        "The better one, in pieces that are joined by spaces.",
        z.strictObject({ text: text(), isAdded: z.boolean().default(false).describe("True to mark it.") }),
      ),
    }),
    tools: listInOrder("tools", TITLES, tool).describe("The four tools, in the order of the owner."),
    note: text("What the lists and examples are."),
    relation: titledText.describe("How the tools platform relates to the academy."),
    closing: part("Call to action.", {
      ...titledText.shape,
      open: text("Words of the link to the tools site."),
    }),
  }),
});
