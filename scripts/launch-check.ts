import "./load-env.ts";
import { listStoreFaults } from "#app/contact/store-config.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { PUBLISHED_FOLDER } from "./build/folders.ts";
import { checkSite, formatFaults } from "./check-site/check-site.ts";
import { readBuiltSite } from "./check-site/site.ts";
import { readOptions, runCommand } from "./command.ts";
import { listExternalLinks } from "./external-links.ts";
import { formatOwners } from "./print-content.ts";
import { FOR_VISITORS, spawnBuild } from "./spawn-build.ts";

/** The output of the build, which is shown only if it fails. */
const LOG = "build/launch-check.log";

// For a preview (--preview, or PREVIEW in the environment) the owner's tasks are no reason to refuse.
const { values } = readOptions({ preview: { type: "boolean" } });
const isPreview = values.preview || Boolean(process.env.PREVIEW);

/** Builds the site and prints everything that keeps it from being published. */
async function check(): Promise<number> {
  const content = getSiteContent();
  console.log("Building the site ...");
  await spawnBuild(PUBLISHED_FOLDER, FOR_VISITORS, LOG);
  const site = readBuiltSite(PUBLISHED_FOLDER, content);
  const rules = await checkSite(site);
  const owners = content.owners.length > 0 ? [formatOwners(content)] : [];
  const faults = [
    ...listStoreFaults({ ...process.env, ...FOR_VISITORS }),
    ...(rules.length > 0 ? [formatFaults(rules)] : []),
    ...(isPreview ? [] : owners),
  ];
  if (isPreview && owners.length > 0) console.log(`\nNo reason to refuse a preview:\n${owners[0]}`);
  if (faults.length > 0) console.error(`\nThe site may not be published yet:\n${faults.join("\n")}`);
  const links = [...listExternalLinks(site)].map(([address, page]) => `  ${address}  (on ${page})`);
  console.log(`\nLinks to other sites, to be clicked by somebody:\n${links.join("\n")}`);
  if (faults.length === 0) console.log("\nThe site may be published.");
  return faults.length > 0 ? 1 : 0;
}

runCommand(check);
