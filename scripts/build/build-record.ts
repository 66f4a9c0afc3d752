import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CourseRecord } from "./course-files.ts";

/** What the last build has made; without it everything is made anew. */
const FILE = ".cache/build.json";

/** What the last build has made of each course, by its slug. */
export function readRecords(file = FILE): Map<string, CourseRecord> {
  if (!existsSync(file)) return new Map();
  try {
    const records = JSON.parse(readFileSync(file, "utf8")) as CourseRecord[];
    return new Map(records.map((record) => [record.slug, record]));
  } catch {
    // Written half when a build was killed.
    return new Map();
  }
}

/** Keeps what this build has made for the next one. */
export function writeRecords(records: CourseRecord[], file = FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(records));
}
