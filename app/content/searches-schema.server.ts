import { z } from "zod";
import { text } from "./fields.server.ts";

/** The shape of `content/searches.yaml`: what visitors type, and what must be among the results. */
export const searchesSchema = z.array(
  z.strictObject({
    /** What a visitor types, such as 'DSA'. */
    query: text().max(40),
    /** Courses that the catalogue finds, by the names of their files. */
    courses: z.array(text()).default([]),
    /** Prompts that the toolkit finds, by their slugs. */
    prompts: z.array(text()).default([]),
  }),
);

/** What visitors type, and what they find. */
export type Searches = z.output<typeof searchesSchema>;
