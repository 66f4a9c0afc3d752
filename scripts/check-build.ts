import { getSiteContent } from "#app/site/content-store.server.ts";
import { checkHtml, checkRules, formatFaults, RULES } from "./check-site/check-site.ts";
import { readFolder, readSite } from "./check-site/site.ts";

/** Checks the built site and prints every fault at once; exits with 1 when there is any. */
const folder = process.argv[2] ?? "build/client";
const site = readSite(readFolder(folder), getSiteContent().site.identity.origin);
const faults = [...checkRules(site), ...(await checkHtml(site))];
if (faults.length > 0) {
  console.error(formatFaults(faults));
  console.error(`${faults.length} faults in ${site.pages.length} pages.`);
  process.exit(1);
}
console.log(
  `${site.pages.length} pages and ${site.files.size} files keep ${RULES.length} rules and are valid HTML.`,
);
