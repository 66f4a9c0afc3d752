import { spawnSync } from "node:child_process";
import { makeSite } from "./made-up-site.ts";

/** Builds sites of several sizes and prints seconds, milliseconds for each further course, and peak memory. */
export function measureBuilds(counts: number[]): void {
  const rows: Record<string, Record<string, string | number>> = {};
  let base: { count: number; seconds: number } | undefined;
  let perCourse: number | undefined;
  for (const count of counts) {
    const site = makeSite({ courses: count });
    const start = performance.now();
    const build = spawnSync(
      process.execPath,
      [
        "--import",
        `data:text/javascript,process.on("exit",()=>console.error("peak="+process.resourceUsage().maxRSS))`,
        "scripts/build/build.ts",
      ],
      { cwd: site.folder, encoding: "utf8", maxBuffer: 2 ** 30 },
    );
    const seconds = (performance.now() - start) / 1000;
    site.remove();
    if (build.status !== 0)
      throw new Error(`The build of ${count} courses failed:\n${build.stderr.slice(-3000)}`);
    const peak = Math.max(
      ...[...build.stderr.matchAll(/peak=(\d+)/g)].map(([, kilobytes]) => Number(kilobytes)),
    );
    const further = base && ((seconds - base.seconds) * 1000) / (count - base.count);
    rows[`${count} courses`] = {
      seconds: seconds.toFixed(1),
      "ms for each further course": further?.toFixed(1) ?? "",
      "against the row above": further && perCourse ? `${(further / perCourse).toFixed(2)}x` : "",
      "peak memory, MB": Math.round(peak / 1024),
    };
    perCourse = further;
    base ??= { count, seconds };
  }
  console.table(rows);
}
