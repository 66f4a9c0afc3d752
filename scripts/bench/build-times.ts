import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { makeSite } from "./made-up-site.ts";

const COURSES = [15, 1000, 10_000];

/** Reports the peak memory of each process of Node.js at its end. */
const REPORT_MEMORY = `--import=data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS));',
)}`;

/** Prints what builds of sites of several sizes cost: from nothing, and again without a change. */
export function measureBuilds(): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const courses of COURSES) {
    const site = makeSite({ courses });
    try {
      const cold = buildTimed(site.folder);
      const again = buildTimed(site.folder);
      rows[`${courses} courses`] = {
        "from nothing, s": cold.seconds.toFixed(1),
        "again, s": again.seconds.toFixed(1),
        "memory, MiB": Math.max(cold.mebibytes, again.mebibytes).toFixed(0),
        "load of the machine": (loadavg()[0] ?? 0).toFixed(1),
      };
    } finally {
      site.remove();
    }
  }
  console.table(rows);
}

/** Builds the site of a folder. @throws Error with what the build said when it fails. */
export function buildTimed(folder: string): { seconds: number; mebibytes: number } {
  const start = performance.now();
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...process.env, NODE_OPTIONS: REPORT_MEMORY },
  });
  if (status !== 0) throw new Error(`The build of a made-up site failed:\n${stderr.slice(-3000)}`);
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, kibibytes]) => Number(kibibytes));
  return { seconds: (performance.now() - start) / 1000, mebibytes: Math.max(...peaks) / 1024 };
}
