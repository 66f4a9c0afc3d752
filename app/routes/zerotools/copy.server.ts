import { z } from "zod";
import { heading, pageMeta, text, titledText } from "#app/content/fields.server.ts";

const TITLES = ["Prompt Enhancement", "AI Workflow Builder", "Smart Code Assistant", "Content Generator"];

const tool = z.strictObject({
  ...titledText.shape,
  features: z.array(text()).min(3).max(6).describe("Bullets."),
  example: z
    .strictObject({
      before: z.array(text().max(60)).min(1).max(4),
      after: z
        .array(z.strictObject({ name: text().max(20), text: text().max(60) }))
        .min(3)
        .max(5),
    })
    .describe("What goes in, and the named parts of what comes out; drawn side by side."),
});

/** The shape of `content/pages/tools.yaml`. */
export const toolsSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  tools: z
    .array(tool)
    .length(TITLES.length)
    .refine((list) => list.every(({ title }, index) => title === TITLES[index]), {
      error: `name the tools ${TITLES.join(", ")}, in this order`,
    })
    .describe("The four tools, in the order of the owner."),
  labels: z
    .strictObject({ before: text(), after: text(), note: text() })
    .describe("Words over the two sides of the examples, and what the examples are."),
  relation: titledText.describe("How the tools platform relates to the academy."),
  closing: z
    .strictObject({
      ...titledText.shape,
      open: text().describe("Words of the link to the tools site."),
      chat: text().describe("Words of the chat link."),
    })
    .describe("Call to action."),
});
