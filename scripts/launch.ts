import { getStoreConfig } from "#app/contact/store-config.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { formatOwners } from "./print-content.ts";
import { FOR_VISITORS } from "./spawn-build.ts";

const NO_STORE =
  "No message store is configured: the contact page offers email and chat instead of a form. To receive messages, set the variables of .env.example.";

/** Prints what an owner looks at before a launch. Returns false if the owner has values or claims to confirm. */
export function checkLaunch(content: SiteContent): boolean {
  if (!getStoreConfig({ ...process.env, ...FOR_VISITORS })) console.log(`\n${NO_STORE}`);
  if (content.owners.length === 0) {
    console.log("\nThe owner has confirmed all values and claims.");
    return true;
  }
  console.error(`\nThe site cannot be launched yet:\n${formatOwners(content)}`);
  return false;
}
