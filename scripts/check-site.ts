import "./command/load-env.ts";
import { existsSync } from "node:fs";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { getStoreConfig, NO_STORE } from "#app/contact/store-config.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { PUBLISHED_FOLDER } from "./build/folders.ts";
import { FOR_VISITORS, spawnBuild } from "./build/spawn-build.ts";
import { checkSite, RULE_COUNT } from "./check-site/rules.ts";
import { readBuiltSite } from "./check-site/site.ts";
import { readOptions, runCommand } from "./command/command.ts";
import { formatOwners, printError } from "./content/print-content.ts";

/** The output of the build, which is printed only if the build fails. */
const LOG = "build/check.log";

const USAGE = `node scripts/check-site.ts [FOLDER] [--launch]

Checks the built site in the folder, or builds it first. 'npm run typecheck', 'lint' and 'unit' are the other checks.

  --launch  also reports what only a launch needs: values and claims to confirm`;

/** Checks a built site. Prints all faults. */
async function checkOutput(): Promise<number> {
  const { values, positionals } = readOptions({ launch: { type: "boolean" } }, 1, USAGE);
  const [folder = PUBLISHED_FOLDER] = positionals;
  if (positionals.length > 0 && !existsSync(folder))
    throw new Error(`No built site is in '${folder}'.\n${USAGE}`);
  if (positionals.length === 0) {
    console.log("Building the site ...");
    await spawnBuild(folder, FOR_VISITORS, LOG);
  }
  try {
    // As in the build: a published site has neither drafts nor a local store.
    const content = loadSiteContent(CONTENT_FOLDER, { showDrafts: false });
    const site = readBuiltSite(folder, content);
    const faults = await checkSite(site);
    for (const { file, rule, detail } of faults) console.error(`${file}: ${rule}: ${detail}`);
    if (faults.length === 0)
      console.log(
        `Checked ${site.pages.length} pages and ${site.files.size} files with ${RULE_COUNT} rules and an HTML validator: no faults.`,
      );
    else console.error(`Faults in ${site.pages.length} pages: ${faults.length}.`);
    const isReady = !values.launch || checkLaunch(content);
    return faults.length === 0 && isReady ? 0 : 1;
  } catch (error) {
    printError(error);
    return 1;
  }
}

/** Prints what an owner looks at before a launch. Returns false if the owner has values or claims to confirm. */
function checkLaunch(content: SiteContent): boolean {
  if (!getStoreConfig({ ...process.env, ...FOR_VISITORS })) console.log(`\n${NO_STORE}`);
  if (content.owners.length === 0) {
    console.log("\nThe owner has confirmed all values and claims.");
    return true;
  }
  console.error(`\nThe site cannot be launched yet:\n${formatOwners(content)}`);
  return false;
}

runCommand(checkOutput);
