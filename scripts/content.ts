import { listReservedValues } from "#app/content/site-schema.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** Checks everything in content/ and lists the site facts that still are placeholders (reading R13). */
try {
  const { site, courses } = loadSiteContent("content");
  console.log(`content/ is complete and consistent: ${courses.length} courses.`);
  const reserved = listReservedValues(site);
  if (reserved.length > 0) {
    console.log("\nStill placeholders, to be replaced in content/site.yaml before the site goes live:");
    for (const { field, value } of reserved) console.log(`  ${field}: ${value}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
