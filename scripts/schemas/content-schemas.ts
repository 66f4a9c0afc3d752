import { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { redirectsSchema } from "#app/content/redirects.server.ts";
import { searchesSchema } from "#app/content/searches-schema.server.ts";
import { siteSchema } from "#app/content/site-schema.server.ts";
import { contractSchema, courseSchema } from "#app/courses/course-schema.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { PAGE_SCHEMAS } from "#app/site/page-copies.server.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "#app/toolkit/toolkit-schema.server.ts";

/** The JSON Schema of each kind of content file, and the files that it is for. */
export const listSchemas = (): { name: string; file: string; schema: object }[] =>
  [
    ["course", "content/courses/*.md", courseSchema] as const,
    ["prompts", "content/toolkit/prompts/*.yaml", promptGroupSchema] as const,
    ["site", "content/site.yaml", siteSchema] as const,
    ["faq", "content/faq.yaml", faqSchema] as const,
    ["contract", "content/contract.yaml", contractSchema] as const,
    ["publishers", "content/publishers.yaml", publishersSchema] as const,
    ["redirects", "content/redirects.yaml", redirectsSchema] as const,
    ["searches", "content/searches.yaml", searchesSchema] as const,
    ["roadmap", "content/toolkit/roadmap/*.yaml", roadmapPhaseSchema] as const,
    ...Object.values(COLLECTIONS).map(
      ({ folder, extension, schema }) => [folder, `content/${folder}/*${extension}`, schema] as const,
    ),
    ...Object.entries(PAGE_SCHEMAS).map(
      ([name, schema]) => [`page-${name}`, `content/pages/${name}.yaml`, schema] as const,
    ),
  ].map(([name, file, schema]) => ({
    name,
    file,
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }));
