import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";

/** The folder that the site is built from. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/** The day of the build: that of the clock, unless BUILD_DAY sets another. */
export const getBuildDay = (): string => process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);

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
