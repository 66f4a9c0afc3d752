import "../load-env.ts";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { readOptions } from "../command-options.ts";
import type { BuildRecord } from "./build-record.ts";
import { getSiteFolder } from "./folders.ts";
import { waitForOtherBuilds } from "./lock.ts";

// package.json starts it with --liftoff-only: what takes types out of programs, and what cuts fonts, is WebAssembly
// that runs for a moment. V8 would compile it a second time meanwhile, in the time of the bundler.
process.env.NODE_ENV = "production";
if (readOptions({ drafts: { type: "boolean" } }).values.drafts) process.env.DRAFTS = "1";
expectRightSettings();
await waitForOtherBuilds();
// The bundler, which takes longest, begins before the rest of this program is loaded.
const { hashSources, startBundling } = await import("./bundle.ts");
const { hashInputs, isWhole, readRecord } = await import("./build-record.ts");
const sources = hashSources();
const [state, last] = [hashInputs(sources), readRecord()];
if (last?.state === state && isWhole(last)) await sayUnchanged(last);
const { collectCharacters } = await import("../subset-font.ts");
const characters = collectCharacters();
const bundling = startBundling(sources, characters);
const { buildSite } = await import("./make-site.ts");
process.exit(await buildSite({ bundling, sources, state, characters, last }));

/** Ends the build where the environment names a store in part, or a place for the site that is none. */
function expectRightSettings(): void {
  try {
    getStoreConfig(process.env);
    getSiteFolder();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Says what the last build has said: the site would be the same. */
async function sayUnchanged({ said }: BuildRecord): Promise<never> {
  const { sayBuilt } = await import("./say-built.ts");
  console.log(`${said}\n\nNothing has changed since the last build.`);
  sayBuilt({ times: {}, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
  process.exit(0);
}
