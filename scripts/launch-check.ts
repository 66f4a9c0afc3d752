import "./load-env.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { PUBLISHED_FOLDER } from "./build/folders.ts";
import { buildSite, FOR_VISITORS } from "./build-site.ts";
import { checkHtml, checkRules, formatFaults } from "./check-site/check-site.ts";
import { readBuiltSite } from "./check-site/read-site.ts";
import { readOptions } from "./command-options.ts";
import {
  listExternalLinks,
  listLocalAddresses,
  listOwnersFaults,
  listStoreFaults,
} from "./launch/launch-faults.ts";

/**
 * Builds the site and says everything that keeps it from being published. For a preview (`--preview`, or PREVIEW in
 * the environment) what the owner has still to replace or prove is said, and is no reason to refuse.
 */
const { values } = readOptions({ preview: { type: "boolean" } });
const isPreview = values.preview || Boolean(process.env.PREVIEW);

async function check(): Promise<number> {
  const content = getSiteContent();
  const owners = listOwnersFaults(content.site);
  const faults = [...(isPreview ? [] : owners), ...listStoreFaults({ ...process.env, ...FOR_VISITORS })];
  if (isPreview && owners.length > 0) console.log(`${owners.join("\n")}\nNo reason to refuse a preview.\n`);
  await buildSite(PUBLISHED_FOLDER, FOR_VISITORS);
  const built = readBuiltSite(PUBLISHED_FOLDER, content);
  faults.push(...listLocalAddresses(built));
  const rules = [...checkRules(built), ...(await checkHtml(built))];
  if (rules.length > 0) faults.push(formatFaults(rules));
  const links = [...listExternalLinks(built)].map(([href, pages]) => `  ${href}  (${pages.join(", ")})`);
  console.log(`\nLinks to other sites, to be clicked by somebody:\n${links.join("\n")}`);
  if (faults.length === 0) {
    console.log("\nThe site may be published.");
    return 0;
  }
  console.error(`\nThe site may not be published yet:\n${faults.join("\n")}`);
  return 1;
}

check()
  .then((status) => process.exit(status))
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
