import { existsSync } from "node:fs";
import path from "node:path";
import type { Folders } from "./bench/browser.ts";
import { measureBuilds } from "./bench/build-times.ts";
import { measureSizes } from "./bench/sizes.ts";
import { measureSpeed } from "./bench/speed.ts";
import { MEASURED_FOLDER } from "./build/folders.ts";
import { FOR_VISITORS, spawnBuild } from "./build/spawn-build.ts";
import { readOptions, runCommand } from "./command/command.ts";

/** Each part prints tables. */
const PARTS: Record<string, (folders: Folders) => Promise<void> | void> = {
  sizes: measureSizes,
  speed: measureSpeed,
  build: measureBuilds,
};

const USAGE = `npx node scripts/bench.ts [PART ...] [--with FOLDER]

Measures the site. Without a PART it measures all: ${Object.keys(PARTS).join(", ")}.

  --with FOLDER  another built site, which is measured in turn with this one`;

/** Measures the parts that the command line names. */
async function measure(): Promise<void> {
  const { values, positionals: words } = readOptions(
    { with: { type: "string" } },
    Object.keys(PARTS).length,
    USAGE,
  );
  const unknown = words.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(", ")}: write ${Object.keys(PARTS).join(", ")}.`);
  const { with: other } = values;
  if (other && !existsSync(path.join(other, "index.html")))
    throw new Error(`--with ${other}: there is no built site; name a folder with an index.html.`);
  const wanted = words.length > 0 ? words : Object.keys(PARTS);
  // Build times are measured on synthetic sites, so they need no site of the content.
  if (wanted.some((name) => name !== "build")) await spawnBuild(MEASURED_FOLDER, FOR_VISITORS);
  const folders = { "this site": MEASURED_FOLDER, ...(other ? { "other site": other } : {}) };
  for (const name of wanted) {
    console.log(`\n== ${name}`);
    await PARTS[name]?.(folders);
  }
}

runCommand(measure);
