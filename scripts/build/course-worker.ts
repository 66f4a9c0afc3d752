import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import { type CourseJob, type CourseRecord, type CourseSetup, makeCourse } from "./course-files.ts";
import { NEXT_SERVER } from "./folders.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { Stopwatch, type Times } from "./stopwatch.ts";

/** What a worker answers to some courses. */
export type WorkerAnswer = { records: CourseRecord[]; times: Times } | { fault: string };

/** A thread that makes the files of courses; it knows the parts of the catalogue that it is given, one at a time. */
const setup = workerData as CourseSetup;
const watch = new Stopwatch();
const render = createPageRenderer((await import(NEXT_SERVER)) as ServerBuild);
watch.lap("starting");

const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

async function make(jobs: CourseJob[]): Promise<void> {
  try {
    const records: CourseRecord[] = [];
    for (const job of jobs) {
      records.push(await makeCourse(job, setup, render, watch));
      // What a request holds by weak references is given back only between two turns of the event loop.
      await setImmediate();
    }
    answer({ records, times: { ...watch.times } });
  } catch (error) {
    answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

// One after another: a page is rendered from the one course that the store holds.
let turn = Promise.resolve();
parentPort?.on("message", (jobs: CourseJob[]) => {
  turn = turn.then(() => make(jobs));
});
