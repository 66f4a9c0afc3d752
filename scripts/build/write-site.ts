import { once } from "node:events";
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { LICENSES_FILE } from "#app/content/addresses.ts";
import { listPaths } from "#app/site/output-paths.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { writeFirebaseFile, writeHostFiles } from "../hosts/host-files.ts";
import { getSiteFolder, NEXT_SERVER, NEXT_SITE, PUBLISHED_FOLDER } from "./folders.ts";
import { swapSite } from "./swap-site.ts";
import { type PathQueue, writePaths } from "./write-paths.ts";

/** Writes the pages, and the files next to them, into the bundled site, and replaces the finished site by it. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  await writeAllPaths(content);
  addFontLicense();
  writeHostFiles(content.redirects, NEXT_SITE);
  // No page asks for the manifests or the stylesheet, whose rules are in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
  // A build that fails or is killed before this leaves yesterday's site.
  swapSite();
  // After the swap, because it may redirect to new pages.
  if (getSiteFolder() === PUBLISHED_FOLDER)
    writeFileSync("firebase.json", writeFirebaseFile(content.redirects));
}

/** How many paths make the start of a further thread worth its time, and the most threads: each holds all the content. */
const PATHS_PER_THREAD = 400;
const MAX_THREADS = 4;

/** Writes the pages and files of all paths, with further threads if there are many. */
async function writeAllPaths(content: SiteContent): Promise<void> {
  const paths = listPaths(content);
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const queue: PathQueue = { paths, next, content, site: NEXT_SITE, server: NEXT_SERVER };
  console.log(`Writing ${paths.length} pages and files ...`);
  const threads = Math.min(MAX_THREADS, availableParallelism(), Math.ceil(paths.length / PATHS_PER_THREAD));
  const others = Array.from({ length: threads - 1 }, () => runThread(queue));
  // Each has stopped writing when the build fails.
  const results = await Promise.allSettled([writePaths(queue, createReport(paths.length)), ...others]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Milliseconds between two reports of what a long build has done. */
const REPORT_PAUSE = 5000;

/** Prints from time to time how many paths are written. */
function createReport(all: number): (written: number) => void {
  let last = performance.now();
  return (written) => {
    if (performance.now() - last < REPORT_PAUSE) return;
    last = performance.now();
    console.log(`${written} of ${all} written ...`);
  };
}

/** Writes paths of the queue in a thread. @throws Error when it ends before the paths do. */
export async function runThread(queue: PathQueue): Promise<void> {
  const thread = new Worker(new URL("write-thread.ts", import.meta.url), { workerData: queue });
  const [status] = await once(thread, "exit");
  if (status !== 0) throw new Error(`A thread of the build ended with status ${status}.`);
}

/** Adds the licence of the font, which is no package that the bundler could list. */
function addFontLicense(): void {
  const text = readFileSync("app/ui/font/LICENSE.txt", "utf8").trim();
  appendFileSync(path.join(NEXT_SITE, LICENSES_FILE), `\n## Anek Latin (OFL-1.1)\n\n${text}\n`);
}
