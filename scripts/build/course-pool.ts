import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CourseJob, CourseRecord, CourseSetup } from "./course-files.ts";
import type { WorkerAnswer } from "./course-worker.ts";
import { addTimes, type Times } from "./stopwatch.ts";

/** Courses that are worth the start of a further worker. */
const COURSES_A_WORKER = 100;

/** Courses that a worker makes before it asks for more. */
const BATCH = 16;

/** A page in the making needs little; what piles up is collected before it costs memory. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 };

/**
 * Makes the files of courses in worker threads, each of which holds a few of them at a time.
 * @param jobs are made as they are handed out.
 */
export async function makeCourses(
  jobs: Generator<CourseJob>,
  count: number,
  setup: CourseSetup,
): Promise<{ records: CourseRecord[]; times: Times }> {
  const workers = Math.max(1, Math.min(availableParallelism(), Math.ceil(count / COURSES_A_WORKER)));
  const results = await Promise.all(Array.from({ length: workers }, () => runWorker(jobs, setup)));
  return {
    records: results.flatMap(({ records }) => records),
    times: addTimes(results.map(({ times }) => times)),
  };
}

/** Feeds one worker until there are no more jobs. */
function runWorker(
  jobs: Iterator<CourseJob>,
  workerData: CourseSetup,
): Promise<{ records: CourseRecord[]; times: Times }> {
  const worker = new Worker(new URL("./course-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  const records: CourseRecord[] = [];
  let times: Times = {};
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const feed = () => {
    const batch = takeBatch(jobs);
    if (batch.length === 0) resolve();
    else worker.postMessage(batch);
  };
  worker.on("message", (answer: WorkerAnswer) => {
    if ("fault" in answer) return reject(new Error(answer.fault));
    records.push(...answer.records);
    times = answer.times;
    feed();
  });
  worker.once("error", reject);
  feed();
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
