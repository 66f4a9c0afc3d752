import { listReservedValues } from "#app/content/site-schema.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";

/** Says how much content there is, and lists the site facts that still are placeholders. */
export function sayContent({ site, courses }: SiteContent): void {
  console.log(`content/ is complete and consistent: ${courses.length} courses.`);
  const reserved = listReservedValues(site);
  if (reserved.length === 0) return;
  console.log("\nStill placeholders, to be replaced in content/site.yaml before the site goes live:");
  for (const { field, value } of reserved) console.log(`  ${field}: ${value}`);
}

if (import.meta.main) {
  try {
    sayContent(loadSiteContent("content"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
