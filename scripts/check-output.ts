import "./load-env.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { checkSite, formatFaults, RULE_COUNT } from "./check-site/check-site.ts";
import { readBuiltSite } from "./check-site/site.ts";
import { formatOwners, printError } from "./print-content.ts";
import { FOR_VISITORS } from "./spawn-build.ts";

const NO_STORE =
  "No message store is configured: the contact page offers email and chat instead of a form. To receive messages, set the variables of .env.example.";

/** Checks a built site, for a launch if it is wanted, and prints all faults. Returns whether there are none. */
export async function checkOutput(folder: string, isLaunch: boolean): Promise<boolean> {
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no built site in ${folder}: run npm run build first.`);
    return false;
  }
  try {
    const content = getSiteContent();
    const site = readBuiltSite(folder, content);
    const faults = await checkSite(site);
    if (faults.length === 0)
      console.log(
        `Checked ${site.pages.length} pages and ${site.files.size} files with ${RULE_COUNT} rules and an HTML validator: no faults.`,
      );
    else console.error(`${formatFaults(faults)}\nFaults in ${site.pages.length} pages: ${faults.length}.`);
    const isReady = !isLaunch || checkLaunch(content);
    return faults.length === 0 && isReady;
  } catch (error) {
    printError(error);
    return false;
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
