import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { type ContentFile, parseContentFile, refuseFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";

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

/** Whether drafts are shown, as in development and in a preview. */
export const showsDrafts = (): boolean => process.env.DRAFTS === "1";

/** The largest file is a tenth of it. */
const MOST_BYTES = 500_000;

/**
 * A parsed file of a content folder; what keeps it from being read is its fault. `empty` stands for a file that holds
 * nothing but comments, where that is none.
 */
export function readContentFile(folder: string, name: string, empty = ""): ContentFile {
  const file = path.posix.join(folder, name);
  const fault = findFileFault(file);
  if (fault) return refuseFile(file, [{ line: 1, ...fault }]);
  const text = read(file);
  if (typeof text !== "string") return refuseFile(file, [text]);
  const isEmpty = empty !== "" && text.replace(/^\s*#.*$/gm, "").trim() === "";
  return parseContentFile(file, isEmpty ? `${text}\n${empty}` : text);
}

/** The parsed files of a part of a content folder, by name, one at a time; what nothing reads is there as a fault. */
export function* readContentFiles(
  folder: string,
  part: string,
  extension: string,
  subfolders: string[] = [],
): Generator<ContentFile> {
  const entries = listNames(folder, part).filter((entry) => !subfolders.includes(entry));
  for (const entry of entries) {
    const name = `${part}/${entry}`;
    yield entry.endsWith(extension)
      ? readContentFile(folder, name)
      : refuseFile(path.posix.join(folder, name), [adviseOnName(entry, extension, entries)]);
  }
}

function adviseOnName(entry: string, extension: string, entries: string[]) {
  const better = `${entry.replace(/\..*$/, "")}${extension}`.toLowerCase();
  const isMisnamed = /\.(md|markdown|txt|ya?ml)/i.test(entry) && !entries.includes(better);
  const fix = isMisnamed ? `give it the name ${better}` : "nothing reads it: remove it";
  return { line: 1, found: `the name ${entry}`, fix };
}

/** A file that nothing reads, and the name that it was meant to have, if that can be seen. */
export type StrayFile = { problem: ContentProblem; meant?: string };

/** The files that nothing reads, in a folder of which all names are known. */
export function findStrayFiles(folder: string, part: string, known: string[]): StrayFile[] {
  const entries = listEntries(path.join(folder, part));
  return entries
    .filter((entry) => !known.includes(entry))
    .map((entry) => {
      const near = nearest(
        entry,
        known.filter((name) => !entries.includes(name)),
      );
      const fix = near ? `give it the name ${near}` : "nothing reads it: remove it";
      const file = path.posix.join(folder, part, entry);
      const problem = { file, line: 1, field: "", found: `the name ${entry}`, fix };
      return near ? { problem, meant: path.posix.join(part, near) } : { problem };
    });
}

/** Faults of a content folder and its parts that are no folders; a part of one that is gone is not named. */
export function findFolderFaults(folder: string, parts: string[]): ContentProblem[] {
  const faults = ["", ...parts].flatMap((part) => {
    const file = path.posix.join(folder, part);
    // The whole folder may stand elsewhere, its parts not.
    const status = getStatus(file, part === "" ? statSync : lstatSync);
    if (status?.isDirectory()) return [];
    const found = status ? "a file or link in the place of a folder" : "no such folder";
    return [{ file, line: 1, field: "", found, fix: `put it back: git checkout -- ${file}` }];
  });
  return faults.filter(({ file }) => !faults.some((other) => file.startsWith(`${other.file}/`)));
}

function getStatus(file: string, ask: (file: string) => Stats): Stats | undefined {
  try {
    return ask(file);
  } catch {
    return undefined;
  }
}

/** Names in a part of a content folder that may be missing. */
export const listNames = (folder: string, part: string): string[] =>
  getStatus(path.join(folder, part), lstatSync)?.isDirectory() ? listEntries(path.join(folder, part)) : [];

/** The text of a file that is no content by itself, or why it cannot be read. */
export function readText(folder: string, name: string): ReturnType<typeof decode> {
  const file = path.posix.join(folder, name);
  const fault = findFileFault(file);
  return fault ? { line: 1, ...fault } : read(file);
}

/** Files of editors and systems: hidden ones, copies that editors keep, and what Windows leaves in a folder. */
const NOBODYS = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Names in a folder, without those that belong to the editor or the system. */
const listEntries = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !NOBODYS.test(name))
    .toSorted();

function findFileFault(file: string): { found: string; fix: string } | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (!status) return { found: "no such file", fix: "write it" };
  if (status.isSymbolicLink()) return { found: "a link to another file", fix: "put the file itself here" };
  if (status.isDirectory()) return { found: "a folder", fix: "move its files up, or remove it" };
  if (!status.isFile()) return { found: "no plain file", fix: "put a plain file here" };
  if (status.size <= MOST_BYTES) return undefined;
  return { found: `${Math.ceil(status.size / 1000)} KB`, fix: `write at most ${MOST_BYTES / 1000} KB` };
}

function read(file: string): ReturnType<typeof decode> {
  try {
    return decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      line: 1,
      found: `a file that cannot be read (${code})`,
      fix: "give yourself the right to read it",
    };
  }
}

/** The text of a file in UTF-8, or its first line that is none. */
function decode(bytes: Buffer): string | { line: number; found: string; fix: string } {
  const fix = "save the file with the encoding UTF-8";
  // Every other byte of a Latin text in UTF-16 is zero.
  const zeros = bytes.subarray(0, 100).filter((byte) => byte === 0).length;
  if (zeros > 10 || ["fffe", "feff"].includes(bytes.toString("hex", 0, 2)))
    return { line: 1, found: "the encoding UTF-16", fix };
  if (isUtf8(bytes)) return bytes.toString("utf8");
  let line = 1;
  for (let start = 0, end = bytes.indexOf(10); end >= 0; start = end + 1, end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    line++;
  }
  return { line, found: "letters in another encoding than UTF-8", fix };
}
