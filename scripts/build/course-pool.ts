import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import { type CourseJob, type CourseRecord, type CourseSetup, makeCourse } from "./course-files.ts";
import type { WorkerAnswer } from "./course-worker.ts";
import { NEXT_SERVER } from "./folders.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { addTimes, Stopwatch, type Times } from "./stopwatch.ts";

/** Courses that are worth the start of a worker. */
const COURSES_A_WORKER = 50;

/** Courses that a worker makes before it asks for more, and how many times so many it is given ahead. */
const BATCH = 32;
const AHEAD = 2;

/** A page in the making needs little; what piles up is collected before it costs memory. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };

/** In so small a heap, V8 would look for garbage without a pause: a tenth of the processor time of a page. */
const GROWTH = "--heap-growing-percent=200";

/** What has been made, and what it has cost. */
type Made = { records: CourseRecord[]; times: Times };

/**
 * Makes the files of courses: few of them here, many in worker threads, each of which holds some at a time.
 * @param jobs are made as they are handed out.
 * @param makeRest makes what needs the whole content: beside the workers, or before the few courses that are made here.
 */
export async function makeCourses(
  jobs: Generator<CourseJob>,
  count: number,
  setup: CourseSetup,
  makeRest: () => Promise<void>,
): Promise<Made> {
  const workers = Math.min(availableParallelism(), Math.floor(count / COURSES_A_WORKER));
  if (workers === 0) {
    await makeRest();
    return makeHere(jobs, setup);
  }
  const working = Array.from({ length: workers }, () => runWorker(jobs, setup));
  // It holds for this thread too, which then has no more to make.
  const resting = makeRest().then(() => setFlagsFromString(GROWTH));
  const [results] = await Promise.all([Promise.all(working), resting]);
  return {
    records: results.flatMap(({ records }) => records),
    times: addTimes(results.map(({ times }) => times)),
  };
}

async function makeHere(jobs: Generator<CourseJob>, setup: CourseSetup): Promise<Made> {
  const watch = new Stopwatch();
  const render = createPageRenderer((await import(NEXT_SERVER)) as ServerBuild);
  const records: CourseRecord[] = [];
  for (const job of jobs) records.push(await makeCourse(job, setup, render, watch));
  return { records, times: watch.times };
}

/** Feeds one worker until there are no more jobs. */
function runWorker(jobs: Iterator<CourseJob>, workerData: CourseSetup): Promise<Made> {
  const worker = new Worker(new URL("./course-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  const records: CourseRecord[] = [];
  let times: Times = {};
  let batches = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const feed = () => {
    const batch = takeBatch(jobs);
    if (batch.length > 0) {
      worker.postMessage(batch);
      batches++;
    } else if (batches === 0) resolve();
  };
  worker.on("message", (answer: WorkerAnswer) => {
    if ("fault" in answer) return reject(new Error(answer.fault));
    records.push(...answer.records);
    times = answer.times;
    batches--;
    feed();
  });
  worker.once("error", reject);
  for (let batch = 0; batch < AHEAD; batch++) feed();
  return promise.then(() => ({ records, times })).finally(() => worker.terminate());
}

function takeBatch(jobs: Iterator<CourseJob>): CourseJob[] {
  const batch: CourseJob[] = [];
  while (batch.length < BATCH) {
    const { value, done } = jobs.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
