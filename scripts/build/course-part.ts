import { writeFileSync } from "node:fs";
import { pruneKept } from "#app/files/kept.server.ts";
import { showsDrafts } from "#app/site/content-folder.server.ts";
import { hideFromSearch, sayStore } from "../finish/finish-build.ts";
import { writeRecords } from "./build-record.ts";
import { readSitePart } from "./course-jobs.ts";
import { makeCourses } from "./course-pool.ts";
import { getSiteFolder, NEXT_SITE, swapSite } from "./folders.ts";
import { addTimes, Stopwatch } from "./stopwatch.ts";

/** Ends a build: makes the pages of the courses, and puts the site in its place when it is whole. */
async function finishBuild(): Promise<void> {
  const watch = new Stopwatch();
  const { setup, jobs, times: before, start } = readSitePart();
  const { records, times } = await makeCourses(jobs, setup);
  if (showsDrafts()) hideFromSearch(NEXT_SITE);
  swapSite();
  writeRecords(records);
  pruneKept();
  sayStore();
  watch.lap("handing out");
  const seconds = (Date.now() - start) / 1000;
  console.log(`The site is in ${getSiteFolder()} after ${seconds.toFixed(1)} s.`);
  const report = { seconds, times: addTimes([before, watch.times, times]) };
  if (process.env.BUILD_TIMES) writeFileSync(process.env.BUILD_TIMES, JSON.stringify(report));
}

try {
  await finishBuild();
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
