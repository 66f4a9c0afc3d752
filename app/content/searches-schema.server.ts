import { z } from "zod";
import { list, text } from "./fields.server.ts";

/** The shape of `content/searches.yaml`: what visitors type, and what must be among the results. */
export const searchesSchema = z.array(
  z.strictObject({
    query: text("What a visitor types, such as 'DSA'.").max(40),
    courses: list("Courses that the catalogue finds, by the names of their files.", text()).default([]),
    prompts: list("Prompts that the toolkit finds, by their slugs.", text()).default([]),
  }),
);

/** What visitors type, and what they find. */
export type Searches = z.output<typeof searchesSchema>;
