import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CourseRecord, CourseSetup } from "./course-files.ts";
import type { WorkerAnswer } from "./course-worker.ts";
import { addTimes, type Times } from "./stopwatch.ts";

/** Files of courses that are worth the start of a further worker. */
const FILES_A_WORKER = 6;

/** A page in the making needs little; what piles up is collected before it costs memory. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 };

/** Makes the files of all courses in worker threads, each of which holds a few courses at a time. */
export async function makeCourses(
  jobs: string[],
  setup: CourseSetup,
): Promise<{ records: CourseRecord[]; times: Times }> {
  const workers = Math.max(1, Math.min(availableParallelism(), Math.ceil(jobs.length / FILES_A_WORKER)));
  const left = jobs.values();
  const results = await Promise.all(Array.from({ length: workers }, () => runWorker(left, setup)));
  return {
    records: results.flatMap(({ records }) => records),
    times: addTimes(results.map(({ times }) => times)),
  };
}

/** Feeds one worker until there are no more jobs. */
function runWorker(
  jobs: Iterator<string>,
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
    const { value, done } = jobs.next();
    if (done) resolve();
    else worker.postMessage(value);
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
