import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { CONTENT_FOLDER, getBuildDay, showsDrafts } from "#app/site/content-folder.server.ts";
import type { CourseRecord } from "./course-files.ts";
import { getServerFolder, getSiteFolder } from "./folders.ts";
import { stampFile } from "./page-files.ts";

/** What the last build of a site was made from, what it said of the content, and what it has made. */
export type BuildRecord = {
  /** State of everything that it was made from. */
  state: string;
  said: string;
  /** State of the files that it has made. */
  site: string;
  courses: CourseRecord[];
};

/** Each folder of a finished site has its own; without it everything is made anew. */
const getRecordFile = (): string => path.join(".cache/builds", `${path.basename(getSiteFolder())}.json`);

/** What the last build has left of itself; undefined without one. */
export function readRecord(file = getRecordFile()): BuildRecord | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as BuildRecord;
  } catch {
    // Written half when a build was killed.
    return undefined;
  }
}

/** Keeps what this build has made for the next one. */
export function writeRecord(record: Omit<BuildRecord, "site">, file = getRecordFile()): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...record, site: stampSite() }));
}

/**
 * State of everything that a site is made from: the code, the content, the store, the day.
 * @param sources state of the code, with the packages and the path of the site.
 */
export function hashInputs(sources: string): string {
  const content = listFiles(CONTENT_FOLDER).map((file) => [file, hashContent(file)]);
  return hash(JSON.stringify([sources, content, getStoreConfig(process.env), getBuildDay(), showsDrafts()]));
}

/** What cannot be read, reading the content says. */
function hashContent(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch (error) {
    return String(error);
  }
}

/** Whether the site that the last build has made from the same still stands as it left it. */
export const isWhole = (record: BuildRecord): boolean => record.site === stampSite();

/** State of the files of the finished site, and of those for its server. */
const stampSite = (): string =>
  hash(
    JSON.stringify(
      [getSiteFolder(), getServerFolder()].flatMap(listFiles).map((file) => [file, stampFile(file)]),
    ),
  );

/** The files of a folder in their order; none when there is no such folder. */
const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .toSorted()
    : [];
