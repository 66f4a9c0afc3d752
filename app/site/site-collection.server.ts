import { siteSchema } from "#app/academy/site-schema.server.ts";
import { defineCollection } from "#app/content/collection.server.ts";
import { checkAnnouncement } from "./announcement.server.ts";
import { checkClaims } from "./claims.server.ts";

/** `content/site.yaml`: who the academy is, and what it claims. */
export const SITE = defineCollection({
  files: "site.yaml",
  schema: siteSchema,
  check: (entry, content) => [...checkClaims(entry, content), ...checkAnnouncement(entry, content)],
});
