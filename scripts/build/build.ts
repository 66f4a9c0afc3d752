import "../load-env.ts";
import { createBuilder } from "vite";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { pruneKept } from "#app/files/kept.server.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { formatContent, sayFault } from "../content.ts";
import { writeFont } from "../subset-font.ts";
import { getSiteFolder, swapSite } from "./folders.ts";

const NO_STORE = `
==========================================================================================
 NO MESSAGE STORE IS CONFIGURED. The contact page of this build has no form: it offers
 email and chat. To receive messages, set the variables of .env.example and build again.
==========================================================================================
`;

/** Builds the site beside the finished one and puts it in its place: a failed build leaves yesterday's site. */
async function build(): Promise<void> {
  const store = getStoreConfig(process.env);
  console.log(formatContent(getSiteContent()));
  await writeFont();
  const builder = await createBuilder({ mode: "production", logLevel: "warn" });
  // React Router bundles, then calls `buildEnd` of its configuration, which writes the pages.
  await builder.buildApp();
  swapSite();
  pruneKept();
  if (!store) console.warn(NO_STORE);
  const seconds = (Date.now() - performance.timeOrigin) / 1000;
  console.log(`The site is in ${getSiteFolder()} after ${seconds.toFixed(1)} s.`);
}

process.env.NODE_ENV = "production";
if (process.argv.includes("--drafts")) process.env.DRAFTS = "1";
try {
  await build();
} catch (error) {
  sayFault(error);
  process.exitCode = 1;
}
