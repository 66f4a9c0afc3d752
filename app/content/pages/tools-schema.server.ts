import { z } from "zod";
import { text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "./page-meta.server.ts";

const TITLES = ["Prompt Enhancement", "AI Workflow Builder", "Smart Code Assistant", "Content Generator"];

/** The shape of `content/pages/tools.yaml`. */
export const toolsSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  /** The four tools of the specification, in its order. */
  tools: z
    .array(z.strictObject({ ...titledText.shape, /** Bullets. */ features: z.array(text()).min(3).max(6) }))
    .length(TITLES.length)
    .refine((list) => list.every((tool, index) => tool.title === TITLES[index]), {
      error: `name the tools ${TITLES.join(", ")}, in this order`,
    }),
  /** How the tools platform relates to the academy. */
  relation: titledText,
  /** Call to action. */
  closing: z.strictObject({
    ...titledText.shape,
    /** Words of the link to the tools site. */
    open: text(),
    /** Words of the chat link. */
    chat: text(),
  }),
});

/** Copy of the tools page. */
export type ToolsPage = z.output<typeof toolsSchema>;
