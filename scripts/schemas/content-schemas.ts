import { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { siteSchema } from "#app/content/site-schema.server.ts";
import { contractSchema, courseSchema } from "#app/courses/course-schema.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { PAGE_SCHEMAS } from "#app/site/page-copies.server.ts";
import { redirectsSchema } from "#app/site/redirects.server.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "#app/toolkit/toolkit-schema.server.ts";

/** JSON Schema of a kind of content file. */
export type ContentSchema = {
  /** Its place in `content/`, such as courses or pages/home. */
  name: string;
  /** The files that have this shape, such as courses/*.md. */
  files: string;
  schema: z.core.JSONSchema.JSONSchema;
};

/** The schemas of all content files. */
export const listContentSchemas = (): ContentSchema[] =>
  Object.entries<z.ZodType>({
    "courses/*.md": courseSchema,
    ...Object.fromEntries(Object.values(COLLECTIONS).map(({ folder, schema }) => [`${folder}/*.md`, schema])),
    "toolkit/prompts/*.yaml": promptGroupSchema,
    "toolkit/roadmap/*.yaml": roadmapPhaseSchema,
    "site.yaml": siteSchema,
    "faq.yaml": faqSchema,
    "contract.yaml": contractSchema,
    "publishers.yaml": publishersSchema,
    "redirects.yaml": redirectsSchema,
    ...Object.fromEntries(
      Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
    ),
  }).map(([files, schema]) => ({
    name: files.replace(/(\/\*)?\.\w+$/, ""),
    files,
    schema: z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }),
  }));
