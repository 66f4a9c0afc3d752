import { MEASURED_FOLDER } from "../build/folders.ts";
import { buildSite, FOR_VISITORS } from "../build-site.ts";
import { readOptions } from "../command-options.ts";
import { measureBrowser } from "./browser.ts";
import { build, measureBuilds } from "./build-time.ts";
import { measureFiltering } from "./filtering.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { type MadeUpSite, makeSite } from "./made-up-site.ts";
import { measureGrowth, measureSizes } from "./sizes.ts";

/** The real site, and how it would be with many more courses. */
const SIZES = [15, 1000, 10_000];

/** Prints what the site weighs, how fast it is in a browser, and what a build costs: all parts, or those that are named. */
const PARTS: Record<string, (sites: () => MadeUpSite[]) => void | Promise<void>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  browser: measureBrowser,
  build: (sites) => measureBuilds(sites()),
  growth: (sites) => measureGrowth(sites()),
  filter: (sites) => measureFiltering(sites()),
};

/** What is measured without being named: everything but Lighthouse, which npx has to fetch first. */
const STANDARD = Object.keys(PARTS).filter((name) => name !== "lighthouse");

const made: MadeUpSite[] = [];
/** The sites of all sizes; they are built where no other part has built them. */
function getSites({ built }: { built: boolean }): MadeUpSite[] {
  if (made.length === 0) {
    made.push(...SIZES.map((courses) => makeSite({ courses })));
    if (built) for (const site of made) build(site);
  }
  return made;
}

async function measure(named: string[]): Promise<void> {
  const wanted = named.length > 0 ? named : STANDARD;
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(", ")}: write ${Object.keys(PARTS).join(", ")}.`);
  await buildSite(MEASURED_FOLDER, FOR_VISITORS);
  for (const name of wanted) {
    console.log(`\n== ${name}`);
    await PARTS[name]?.(() => getSites({ built: name !== "build" }));
  }
}

measure(readOptions({}, Object.keys(PARTS).length).words)
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => {
    for (const site of made) site.remove();
  });
