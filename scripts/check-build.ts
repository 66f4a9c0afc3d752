import "./load-env.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { getSiteFolder } from "./build/folders.ts";
import { checkSite, formatFaults, RULE_COUNT } from "./check-site/check-site.ts";
import { readBuiltSite } from "./check-site/site.ts";
import { readOptions } from "./command.ts";
import { checkLaunch } from "./launch.ts";
import { printError } from "./print-content.ts";

const USAGE = `npx node scripts/check-build.ts [FOLDER] [--launch]

Checks the site that has been built into a folder, as 'npm run check -- output' does.`;

/** Checks a built site, for a launch if it is wanted, and prints all faults. Returns whether there are none. */
async function check(folder: string, isLaunch: boolean): Promise<boolean> {
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no built site in ${folder}: run npm run build first.`);
    return false;
  }
  const content = getSiteContent();
  const site = readBuiltSite(folder, content);
  const faults = await checkSite(site);
  if (faults.length === 0) {
    console.log(
      `Checked ${site.pages.length} pages and ${site.files.size} files with ${RULE_COUNT} rules and an HTML validator: no faults.`,
    );
  } else {
    console.error(formatFaults(faults));
    console.error(
      `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in ${site.pages.length} pages.`,
    );
  }
  const isReady = !isLaunch || checkLaunch(site, content);
  return faults.length === 0 && isReady;
}

try {
  const { values, positionals } = readOptions({ launch: { type: "boolean" } }, 1, USAGE);
  const [folder = getSiteFolder()] = positionals;
  if (!(await check(folder, values.launch ?? false))) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
