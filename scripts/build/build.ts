import "../load-env.ts";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "../command.ts";
import { formatContent, printError } from "../print-content.ts";
import { getSiteFolder } from "./folders.ts";
import { removeOldBuilds } from "./swap-site.ts";

const USAGE = `npm run build -- [--drafts]

Builds the site into build/client, which any static host can serve.

  --drafts  builds a preview with drafts into build/preview`;

const NO_STORE = `
==========================================================================================
 NO MESSAGE STORE IS CONFIGURED. The contact page of this build has no form: it offers
 email and chat. To receive messages, set the variables of .env.example and build again.
==========================================================================================
`;

/** Bundles the code as `react-router build` does, writes the site, and prints what the content lacks. */
async function build(): Promise<void> {
  // Wrong settings end it before anything is done.
  const [store, folder] = [getStoreConfig(), getSiteFolder()];
  console.log(formatContent(getSiteContent()));
  console.log("Bundling the code ...");
  // Imported only now, because a misspelt option need not wait for it.
  const { createBuilder } = await import("vite");
  // Node reads the configuration itself: bundling it takes half a second, and on a busy machine prints a warning.
  const builder = await createBuilder({ mode: "production", logLevel: "warn", configLoader: "native" });
  await builder.buildApp();
  // Imported only now: React reads NODE_ENV, which is set below, when it is loaded.
  const { writeSite } = await import("./write-site.ts");
  await writeSite();
  if (!store) console.warn(NO_STORE);
  const seconds = (Date.now() - performance.timeOrigin) / 1000;
  console.log(`The site is in ${folder} after ${seconds.toFixed(1)} s.`);
}

process.env.NODE_ENV = "production";
if (readOptions({ drafts: { type: "boolean" } }, 0, USAGE).values.drafts) process.env.DRAFTS = "1";
try {
  removeOldBuilds();
  await build();
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  // A build that failed leaves nothing but yesterday's site.
  removeOldBuilds();
}
