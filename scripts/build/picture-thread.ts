import { Worker } from "node:worker_threads";
import type { DrawnCourse } from "#app/files/share-images.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Times } from "./stopwatch.ts";

/** What the thread paints. */
export type PictureSetup = { courses: DrawnCourse[]; academy: string };

/** Fewer courses are not worth the start of a thread. */
const FEW = 100;

/** Each keeps a few thousand letters. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 };

/**
 * Begins to paint the share images of all courses in a thread of their own: they need nothing of what the bundler
 * makes, which leaves a processor idle. What is not painted when it is stopped is painted with the files of its course.
 * @returns what stops it, and says what it has cost.
 */
export function startPictures({ courses, site }: SiteContent): () => Promise<Times> {
  if (courses.length < FEW) return async () => ({});
  const drawn = courses.map(({ title, sessions, duration, level, track }) => ({
    title,
    sessions,
    duration,
    level,
    track,
  }));
  const workerData: PictureSetup = { courses: drawn, academy: site.identity.name };
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  let times: Times = {};
  let fault: Error | undefined;
  worker.on("message", (message: Times) => {
    times = message;
  });
  worker.on("error", (error) => {
    fault = error;
  });
  return async () => {
    await worker.terminate();
    if (fault) throw fault;
    return times;
  };
}
