import { z } from "zod";
import { closing, heading, link, pageMeta, steps, text, titledText } from "#app/content/fields.server.ts";

/** The shape of `content/pages/corporate.yaml`. */
export const corporateSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  primary: link.describe("Button of the first screen."),
  secondary: link.describe("Button beside it."),
  programmes: z
    .strictObject({
      ...heading,
      items: z
        .array(
          z.strictObject({
            title: text().describe("Name."),
            audience: text().describe("For whom."),
            text: text().describe("What is taught."),
            format: text().describe("How it is taught."),
          }),
        )
        .length(6)
        .describe("Programmes."),
    })
    .describe("The six programme types."),
  reasons: z
    .strictObject({ ...heading, items: z.array(titledText).length(4) })
    .describe("The four reasons to partner."),
  process: steps(["Discovery", "Customize", "Deliver", "Support"]).describe("The four steps."),
  branches: text().describe("What the branches of the step Deliver are: one for each programme."),
  procurement: z
    .strictObject({ ...heading, items: z.array(titledText).min(3) })
    .describe("What a purchasing department asks."),
  closing: closing.describe("Call to action."),
});
