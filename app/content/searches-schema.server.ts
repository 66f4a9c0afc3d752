import { z } from "zod";
import { text } from "./fields.server.ts";

/** The shape of `content/searches.yaml`: what visitors type, and what must be among the results. */
export const searchesSchema = z.array(
  z.strictObject({
    query: text().max(40).describe("What a visitor types, such as 'DSA'."),
    courses: z
      .array(text())
      .default([])
      .describe("Courses that the catalogue finds, by the names of their files."),
    prompts: z.array(text()).default([]).describe("Prompts that the toolkit finds, by their slugs."),
  }),
);

/** What visitors type, and what they find. */
export type Searches = z.output<typeof searchesSchema>;
