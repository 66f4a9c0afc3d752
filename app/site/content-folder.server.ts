import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";

/** The folder that the site is built from. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/**
 * The day of the build: that of BUILD_DAY, else of SOURCE_DATE_EPOCH (seconds, as builds that can be repeated have
 * it), else of the clock. Nothing else of a build depends on when it is made.
 */
export function getBuildDay({ BUILD_DAY, SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv = process.env): string {
  if (BUILD_DAY) return BUILD_DAY;
  return new Date(SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now())
    .toISOString()
    .slice(0, 10);
}

/** The year of the build. */
export const getBuildYear = (): number => Number(getBuildDay().slice(0, 4));

/** A parsed file of a content folder; one that does not exist says so as its fault. */
export function readContentFile(folder: string, name: string): ContentFile {
  const file = path.posix.join(folder, name);
  try {
    return parseContentFile(file, readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const problems = [{ file, line: 1, field: "", found: "no such file", fix: "write it" }];
    return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => 1, problems };
  }
}

/** The parsed files of a part of a content folder, by name. */
export const readContentFiles = (folder: string, part: string, extension: string): ContentFile[] =>
  listFiles(folder, part, extension).map((name) => readContentFile(folder, name));

const listFiles = (folder: string, part: string, extension: string): string[] =>
  readdirSync(path.join(folder, part), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${part}/${entry.name}`)
    .toSorted();
