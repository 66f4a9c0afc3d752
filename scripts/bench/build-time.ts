import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { MEASURED_FOLDER } from "../build/folders.ts";
import type { Times } from "../build/stopwatch.ts";
import { FOR_VISITORS } from "../build-site.ts";
import type { MadeUpSite } from "./made-up-site.ts";
import { getSample } from "./sample-course.ts";

/** What a build has cost. */
type Build = { seconds: number; times: Times; megabytes: number };

/**
 * Builds sites of several sizes: from nothing, again without a change, and after the change of one course. Prints
 * seconds, memory, and where the processor time of a further course goes.
 */
export function measureBuilds(sites: MadeUpSite[]): void {
  const rows: Record<string, Record<string, string | number>> = {};
  const causes: Record<string, Record<string, string>> = {};
  const sample = `content${getSample().address}.md`;
  let before: { courses: number; seconds: number } | undefined;
  for (const site of sites) {
    const cold = build(site);
    const unchanged = build(site);
    appendFileSync(path.join(site.folder, sample), "\nOne sentence more.\n");
    const changed = build(site);
    const name = `${site.courses} courses`;
    const further = before && (cold.seconds - before.seconds) / (site.courses - before.courses);
    rows[name] = {
      "cold, s": cold.seconds.toFixed(1),
      "of processor, s": sum(cold.times).toFixed(1),
      "no change, s": unchanged.seconds.toFixed(1),
      "one course, s": changed.seconds.toFixed(1),
      "a further course, ms": further ? (further * 1000).toFixed(1) : "",
      "most memory, MB": Math.max(cold.megabytes, unchanged.megabytes, changed.megabytes),
    };
    for (const [label, { times }] of [
      ["cold", cold],
      ["one course changed", changed],
    ] as const)
      causes[`${name}, ${label}`] = perCourse(times, site.courses);
    before = { courses: site.courses, seconds: cold.seconds };
  }
  console.table(rows);
  console.log("Milliseconds of processor time for each course");
  console.table(causes);
}

const perCourse = (times: Times, courses: number): Record<string, string> =>
  Object.fromEntries(Object.entries(times).map(([cause, time]) => [cause, (time / courses).toFixed(2)]));

const sum = (times: Times): number => Object.values(times).reduce((total, time) => total + time, 0) / 1000;

/**
 * Builds a made-up site in a process of its own.
 * @throws Error with what the build said when it fails.
 */
export function build({ folder, courses }: MadeUpSite): Build {
  const report = path.join(folder, "build-times.json");
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...process.env, ...FOR_VISITORS, SITE_FOLDER: MEASURED_FOLDER, BUILD_TIMES: report },
  });
  if (status !== 0) throw new Error(`The build of ${courses} courses failed:\n${stderr.slice(-3000)}`);
  return JSON.parse(readFileSync(report, "utf8")) as Build;
}
