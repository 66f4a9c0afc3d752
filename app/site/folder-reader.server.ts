import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkShape } from "#app/content/check-shape.server.ts";
import { type ContentFile, parseContentFile, refuseFile } from "#app/content/content-file.server.ts";
import { type CopyValues, fillCopy, unescapeBraces } from "#app/content/fill-copy.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { nearest } from "#app/content/nearest.ts";
import { type Draft, findValueFaults, listDrafts } from "#app/content/text-faults.server.ts";
import { getKnownNames, isCode } from "./copy-names.server.ts";

/** A file with its data, where that has the right shape. */
export type ReadFile<T> = { file: ContentFile; data: T | undefined };

/** Reads the files of a content folder and gathers what is wrong with each. */
export class FolderReader {
  readonly findings: Finding[] = [];
  /** What is not published yet. */
  readonly drafts: Draft[] = [];
  /** Values of the names that texts hold in braces. */
  names: CopyValues = {};
  readonly #root: string;
  readonly #today: string;
  /** Missing files of which another file seems to have the misspelt name. */
  readonly #misnamed = new Set<string>();

  /** @param today ISO day of the build. */
  constructor(root: string, today: string) {
    this.#root = root;
    this.#today = today;
  }

  /** @throws ContentError where the root or one of these folders in it is missing: nothing else could be checked. */
  expectFolders(folders: string[]): void {
    const faults = ["", ...folders].flatMap((folder) => {
      const file = this.locate(folder);
      // The root may be a link, the folders in it may not.
      const status = getStatus(file, folder === "" ? statSync : lstatSync);
      if (status?.isDirectory()) return [];
      const found = status ? "a file or link in the place of a folder" : "no such folder";
      return [{ file, line: 1, field: "", found, fix: `put it back: git checkout -- ${file}` }];
    });
    const outermost = faults.filter(({ file }) => !faults.some((other) => file.startsWith(`${other.file}/`)));
    if (outermost.length > 0) throw new ContentError(outermost);
  }

  /** Reports every file of a folder but the known ones: nothing reads it. */
  expectNames(folder: string, known: string[]): void {
    const names = listEntries(this.locate(folder));
    const missing = known.filter((name) => !names.includes(name));
    for (const name of names.filter((name) => !known.includes(name))) {
      const near = nearest(name, missing);
      if (near) this.#misnamed.add(path.posix.join(folder, near));
      const fix = near ? `give it the name ${near}` : "nothing reads it: remove it";
      const file = this.locate(path.posix.join(folder, name));
      this.findings.push({ file, line: 1, field: "", found: `the name ${name}`, fix });
    }
  }

  /** Reads a file of a given shape; `empty` takes the place of one that holds nothing but comments. */
  read<S extends z.ZodType>(name: string, schema: S, empty?: string): ReadFile<z.output<S>> {
    const file = this.#fill(this.parse(name, empty), name);
    const { data, findings } = checkShape(file, schema);
    if (!this.#misnamed.has(name)) this.findings.push(...findings);
    return { file, data };
  }

  /** Reads the files of a folder one at a time, so that nobody has to hold all of them as they were parsed. */
  *readAll(folder: string, extension: string, subfolders: string[] = []): Generator<ContentFile> {
    const names = this.listNames(folder).filter((name) => !subfolders.includes(name));
    for (const name of names) {
      const file = name.endsWith(extension)
        ? this.parse(`${folder}/${name}`)
        : refuseFile(this.locate(`${folder}/${name}`), [adviseOnName(name, extension, names)]);
      yield this.#fill(file, folder);
    }
  }

  /** A parsed file as it is written; a file that cannot be read has a fault that says why. */
  parse(name: string, empty = ""): ContentFile {
    const text = this.readText(name);
    if (typeof text !== "string") return refuseFile(this.locate(name), [text]);
    const isEmpty = empty !== "" && text.replace(/^\s*#.*$/gm, "").trim() === "";
    return parseContentFile(this.locate(name), isEmpty ? `${text}\n${empty}` : text);
  }

  /** The text of a file, or why it cannot be read. */
  readText(name: string): string | TextFault {
    return readText(this.locate(name));
  }

  /** The names in a folder; none where there is no such folder. */
  listNames(folder: string): string[] {
    const status = getStatus(this.locate(folder), lstatSync);
    return status?.isDirectory() ? listEntries(this.locate(folder)) : [];
  }

  /** The path of a file, as faults name it. */
  locate(name: string): string {
    return path.posix.join(this.#root, name);
  }

  /** Checks the single texts of a file, and fills in their names in braces. */
  #fill(file: ContentFile, name: string): ContentFile {
    this.findings.push(...findValueFaults(file, this.#today, (at) => getKnownNames(name, at)));
    this.drafts.push(...listDrafts(file));
    // Braces of a prompt are the reader's own.
    if (name.startsWith("toolkit/")) return file;
    const data = fillCopy(file.data, this.names, isCode);
    // Pages and site.yaml have further names; their escapes are shown after these are filled in.
    const isDone = name !== "site.yaml" && !name.startsWith("pages/");
    return { ...file, data: isDone ? unescapeBraces(data) : data };
  }
}

type TextFault = { line: number; found: string; fix: string };

/** The largest file of today has a tenth of it. */
const MAX_BYTES = 500_000;

function readText(file: string): string | TextFault {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (!status) return { line: 1, found: "no such file", fix: "write it" };
  if (!status.isFile()) return { line: 1, found: "no plain file", fix: "put a text file here" };
  if (status.size > MAX_BYTES) {
    const found = `${Math.ceil(status.size / 1000)} KB`;
    return { line: 1, found, fix: `write at most ${MAX_BYTES / 1000} KB` };
  }
  try {
    return decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const found = `a file that cannot be read (${code})`;
    return { line: 1, found, fix: "give yourself the right to read it" };
  }
}

/** Decodes UTF-8. The fault of another encoding names its first line that is no UTF-8. */
function decode(bytes: Buffer): string | TextFault {
  // UTF-16 without a byte order mark can be valid UTF-8: every other byte of Latin letters is zero.
  const zeros = bytes.subarray(0, 100).filter((byte) => byte === 0).length;
  if (isUtf8(bytes) && zeros <= 10) return bytes.toString("utf8");
  const lines = bytes.toString("latin1").split("\n");
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const fix = "save the file with the encoding UTF-8";
  return { line: Math.max(index, 0) + 1, found: "letters in another encoding than UTF-8", fix };
}

function adviseOnName(name: string, extension: string, names: string[]): TextFault {
  const better = `${name.replace(/\..*$/, "")}${extension}`.toLowerCase();
  const isMisnamed = /\.(md|markdown|txt|ya?ml)/i.test(name) && !names.includes(better);
  const fix = isMisnamed ? `give it the name ${better}` : "nothing reads it: remove it";
  return { line: 1, found: `the name ${name}`, fix };
}

/** The status of a file; undefined where there is none, or a loop of links. */
function getStatus(file: string, ask: (file: string) => Stats): Stats | undefined {
  try {
    return ask(file);
  } catch {
    return undefined;
  }
}

/** Hidden files, backups of text editors, and files that Windows leaves in a folder. */
const IGNORED = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** The names in a folder, in order, without files that editors and systems leave there. */
const listEntries = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !IGNORED.test(name))
    .toSorted();
