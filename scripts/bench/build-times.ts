import { spawnSync } from "node:child_process";
import { makeSite } from "./synthetic-site.ts";

const COURSES = [15, 1000];

/** Makes each process of Node.js print at its end what it has used. */
const REPORT = `--import=data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error("used", maxRSS, userCPUTime + systemCPUTime);
  });`)}`;

/** Prints what builds of sites of several sizes cost: from nothing, and again without a change. */
export function measureBuilds(): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const courses of COURSES) {
    const folder = makeSite(courses);
    for (const name of ["from nothing", "again"]) {
      const { seconds, processor, memory } = buildTimed(folder);
      rows[`${courses} courses, ${name}`] = {
        seconds: seconds.toFixed(1),
        "of processor": processor.toFixed(1),
        "memory, MiB": memory.toFixed(0),
      };
    }
  }
  console.table(rows);
}

/** Builds the site of a folder. @throws Error with the output of a build that fails. */
function buildTimed(folder: string): { seconds: number; processor: number; memory: number } {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...process.env, NODE_OPTIONS: REPORT },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build of a made-up site failed:\n${stderr.slice(-3000)}`);
  const used = [...stderr.matchAll(/^used (\d+) (\d+)$/gm)].map(([, kibibytes, microseconds]) => ({
    memory: Number(kibibytes) / 1024,
    processor: Number(microseconds) / 1e6,
  }));
  return {
    seconds,
    processor: used.reduce((sum, { processor }) => sum + processor, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
  };
}
