import "./command/load-env.ts";
import { rmSync, writeFileSync } from "node:fs";
import { getStoreConfig, NO_STORE, type StoreConfig } from "#app/contact/store-config.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { getBundles, hashCode } from "./build/bundles.ts";
import { getSiteFolder, PUBLISHED_FOLDER } from "./build/folders.ts";
import { makeNextFolder, repairBuilds, replaceSite } from "./build/next-folder.ts";
import { readOptions } from "./command/command.ts";
import { formatContent, printError } from "./content/print-content.ts";
import { formatFirebaseFile } from "./hosts/host-files.ts";

const USAGE = `npm run build -- [--drafts]

Builds the site into build/client, which any static host can serve.

  --drafts  builds a preview with drafts into build/preview`;

/** Encloses a message that an owner must not miss. */
const SEPARATOR = "=".repeat(90);

/** Checks the project, bundles the code, writes the site, and prints what the content lacks. */
async function build(next: string, folder: string, store: StoreConfig | undefined): Promise<void> {
  const content = getSiteContent();
  console.log(formatContent(content));
  const code = hashCode();
  const bundles = await getBundles(code);
  // Imported only now: React reads NODE_ENV, which is set below, when it is loaded.
  const { writeSite } = await import("./build/write-site.ts");
  await writeSite({ site: `${next}/client`, bundles, code, content });
  // A build that fails or is killed before this leaves yesterday's site.
  replaceSite(next, folder);
  // After the site, because it may redirect to new pages.
  if (folder === PUBLISHED_FOLDER) writeFileSync("firebase.json", formatFirebaseFile(content.redirects));
  if (!store) console.warn(`\n${SEPARATOR}\n${NO_STORE}\n${SEPARATOR}\n`);
  const seconds = (Date.now() - performance.timeOrigin) / 1000;
  console.log(`The site is in ${folder} after ${seconds.toFixed(1)} s.`);
}

process.env.NODE_ENV = "production";
if (readOptions({ drafts: { type: "boolean" } }, 0, USAGE).values.drafts) process.env.DRAFTS = "1";
let next: string | undefined;
try {
  // Wrong settings end the build before it changes anything.
  const [store, folder] = [getStoreConfig(), getSiteFolder()];
  repairBuilds();
  next = makeNextFolder();
  await build(next, folder, store);
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  // After the message above: the folder holds the replaced site, which takes a while to remove.
  if (next) rmSync(next, { recursive: true });
}
