import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { keepPicture } from "#app/files/file-content.server.ts";
import { getCourseShareImage } from "#app/files/share-images.server.ts";
import type { PictureSetup } from "./picture-thread.ts";
import { Stopwatch } from "./stopwatch.ts";

/** A thread that paints the share images of courses, for the cache, from which the files of the courses are copied. */
const { courses, academy } = workerData as PictureSetup;
const watch = new Stopwatch();
for (const course of courses) {
  await keepPicture(getCourseShareImage(course, academy));
  watch.lap("share images");
  parentPort?.postMessage({ ...watch.times });
  // Memory of drawings that are done with is given back between two turns of the event loop.
  await setImmediate();
}
