import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CourseJob, CourseSetup } from "./course-files.ts";
import { WORK_FOLDER } from "./folders.ts";
import type { Times } from "./stopwatch.ts";

/** What a build knows when everything of the site is there but the pages of its courses. */
export type SitePart = {
  setup: CourseSetup;
  /** Files of the courses to be made. */
  jobs: string[];
  times: Times;
  /** When the build began, in milliseconds since 1970. */
  start: number;
};

const SITE_PART = path.join(WORK_FOLDER, "site-part.json");

/** Courses that one worker makes before it asks for more. */
const BATCH = 16;

/**
 * Writes the courses that are to be made into files of a few, so that nobody holds all of them.
 * @returns paths of the files.
 */
export function writeJobs(jobs: Iterable<CourseJob>): string[] {
  const folder = path.join(WORK_FOLDER, "jobs");
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  let batch: CourseJob[] = [];
  const close = () => {
    if (batch.length === 0) return;
    const file = path.join(folder, `${files.length}.json`);
    writeFileSync(file, JSON.stringify(batch));
    files.push(file);
    batch = [];
  };
  for (const job of jobs) if (batch.push(job) === BATCH) close();
  close();
  return files;
}

/** The courses of a file. */
export const readJobs = (file: string): CourseJob[] => JSON.parse(readFileSync(file, "utf8")) as CourseJob[];

/** Keeps what the program that makes the courses must know. */
export const writeSitePart = (part: SitePart): void => writeFileSync(SITE_PART, JSON.stringify(part));

/** What has been kept for the program that makes the courses. */
export const readSitePart = (): SitePart => JSON.parse(readFileSync(SITE_PART, "utf8")) as SitePart;
