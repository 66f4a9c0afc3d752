import { getStoreConfig } from "#app/contact/store-config.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { BuiltSite } from "./check-site/site.ts";
import { formatOwners } from "./print-content.ts";
import { FOR_VISITORS } from "./spawn-build.ts";

const NO_STORE =
  "No message store is configured: the contact page offers email and chat instead of a form. To receive messages, set the variables of .env.example.";

/** Prints what an owner looks at before a launch. Returns false if the owner has values or claims to confirm. */
export function checkLaunch(site: BuiltSite, content: SiteContent): boolean {
  const links = [...listExternalLinks(site)].map(([address, page]) => `  ${address}  (on ${page})`);
  console.log(`\nExternal links to check:\n${links.join("\n")}`);
  if (!getStoreConfig({ ...process.env, ...FOR_VISITORS })) console.log(`\n${NO_STORE}`);
  if (content.owners.length === 0) {
    console.log("\nThe owner has confirmed all values and claims.");
    return true;
  }
  console.error(`\nThe site cannot be launched yet:\n${formatOwners(content)}`);
  return false;
}

/**
 * The addresses of other sites that a built site links, for somebody to click: each once, with the first page that
 * has it. The prepared message of a chat link is left out.
 */
export function listExternalLinks(site: BuiltSite): Map<string, string> {
  const links = new Map<string, string>();
  for (const page of site.readPages())
    for (const { url, path } of site.listLinks(page)) {
      if (path !== undefined || !url.protocol.startsWith("http")) continue;
      url.searchParams.delete("text");
      url.hash = "";
      if (!links.has(url.href)) links.set(url.href, page.path);
    }
  return new Map([...links].toSorted(([a], [b]) => a.localeCompare(b)));
}
