import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { type FileOverlay, normalizeText } from "#app/content/content-file.server.ts";
import type { Edit } from "../edit.ts";
import type { Schema } from "../schema-shape.ts";
import { editText } from "./edit-text.ts";

/** A file as it is on the disk. */
export const readRaw = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** How many characters or lines two texts have in common, at their beginning and at their end. */
export function findDifference(before: string | string[], after: string | string[]) {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start++;
  let rest = 0;
  while (rest < length - start && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return { start, rest };
}

/** A file with changes; a new field is put where the order of the schema has it. */
export const editRaw = (file: string, raw: string | undefined, edits: Edit[], schema?: Schema): string =>
  edits.reduce((text, edit) => changeRaw(text, (normal) => editText(file, normal, edit, schema)), raw ?? "");

/** Changes a file as its normalized text was changed: it keeps its byte order mark and its line ends. */
export function changeRaw(raw: string, change: (text: string) => string): string {
  const text = normalizeText(raw);
  const next = change(text);
  const { start, rest } = findDifference(text, next);
  const findOffset = (length: number) => {
    let at = raw.startsWith("\uFEFF") ? 1 : 0;
    for (let passed = 0; passed < length; passed++) at += raw.startsWith("\r\n", at) ? 2 : 1;
    return at;
  };
  const added = next.slice(start, next.length - rest);
  const written = raw.includes("\r\n") ? added.replaceAll("\n", "\r\n") : added;
  return raw.slice(0, findOffset(start)) + written + raw.slice(findOffset(text.length - rest));
}

/**
 * Writes files of the content that have been checked, all or none.
 * @throws Error where a link leads out of it, or a file cannot be written.
 */
export function write(folder: string, overlay: FileOverlay): void {
  refuseLinks(folder, [...overlay.keys()]);
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of overlay) {
      const old = readRaw(file);
      writeFile(file, text);
      undo.unshift(() => writeFile(file, old));
    }
  } catch (error) {
    for (const step of undo) step();
    throw new Error(`Nothing was written, because a file cannot be: ${(error as Error).message}.`);
  }
}

/** Writes a file in the folder of the old one, under a hidden name: readers see the old file or the new one. */
function writeFile(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file);
    return;
  }
  const { dir, base } = path.parse(file);
  const next = path.join(dir, `.${base}.next`);
  mkdirSync(dir, { recursive: true });
  if (existsSync(file)) {
    // The new file replaces one that may be read-only, and gets its rights.
    accessSync(file, constants.W_OK);
    copyFileSync(file, next);
  }
  writeFileSync(next, text);
  renameSync(next, file);
}

function refuseLinks(folder: string, files: string[]): void {
  for (const file of files) {
    const known = existsSync(file) ? file : path.dirname(file);
    const own = path.join(realpathSync(folder), path.relative(folder, known));
    if (existsSync(known) && realpathSync(known) !== own)
      throw new Error(`${file} is not a file of ${folder}: nothing was written.`);
  }
}
