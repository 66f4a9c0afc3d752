import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { normalizeText, type Texts } from "#app/content/content-file.server.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { getCurrentContent, loadSiteContent } from "#app/site/site-content.server.ts";

/** A file as it is on the disk. */
export const readRaw = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** What is between the beginning and the end that two texts have in common. */
export function findDifference(before: string, after: string) {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start++;
  let rest = 0;
  while (rest < length - start && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return { start, rest };
}

/** Changes a file as its normalized text was changed: it keeps its byte order mark and its line ends. */
export function changeRaw(raw: string, change: (text: string) => string): string {
  const text = normalizeText(raw);
  const next = change(text);
  const { start, rest } = findDifference(text, next);
  const place = (length: number) => {
    let at = raw.startsWith("\uFEFF") ? 1 : 0;
    for (let passed = 0; passed < length; passed++) at += raw.startsWith("\r\n", at) ? 2 : 1;
    return at;
  };
  const added = next.slice(start, next.length - rest);
  const written = raw.includes("\r\n") ? added.replaceAll("\n", "\r\n") : added;
  return raw.slice(0, place(start)) + written + raw.slice(place(text.length - rest));
}

/**
 * A text without a change that was made in it, whatever else has changed since.
 * @throws Error where the changed lines are not there as they were.
 */
export function takeBack(text: string | undefined, before: string | undefined, after: string | undefined) {
  if (text === after) return before;
  const gone = new Error("A later change is in the same lines: put that back first, or open the file.");
  if (text === undefined || before === undefined || after === undefined) throw gone;
  const { start, rest } = findDifference(before, after);
  let [from, to] = [start, after.length - rest];
  // The changed lines, with as many around them as make them the only ones of their kind.
  for (;;) {
    from = after.lastIndexOf("\n", from - 2) + 1;
    to = after.indexOf("\n", to) + 1 || after.length;
    const found = text.split(after.slice(from, to));
    if (found.length === 2) return found.join(before.slice(from, before.length - (after.length - to)));
    if (found.length === 1 || (from === 0 && to === after.length)) throw gone;
  }
}

/** What the reader says of the content with some files: the faults that are new, its warnings about them, or the content. */
export function check(folder: string, texts: Texts) {
  try {
    const content = loadSiteContent(folder, { texts });
    return { faults: [], warnings: content.warnings.filter(({ file }) => texts.has(file)), content };
  } catch (error) {
    const identify = ({ file, field, found, fix }: Finding) => JSON.stringify([file, field, found, fix]);
    const known = new Set(listFaults(folder).map(identify));
    return { faults: getFaults(error).filter((one) => !known.has(identify(one))), warnings: [] };
  }
}

/** The faults that the content has already. */
function listFaults(folder: string): Finding[] {
  try {
    getCurrentContent(folder);
    return [];
  } catch (error) {
    return getFaults(error);
  }
}

function getFaults(error: unknown): Finding[] {
  if (error instanceof ContentError) return error.faults;
  throw error;
}

/**
 * Writes files of the content that have been checked, all or none: other programs see each as it was or as it will be.
 * @throws Error where a link leads out of it, or a file cannot be written.
 */
export function write(folder: string, texts: Texts): void {
  refuseLinks(folder, [...texts.keys()]);
  const undo: (() => void)[] = [];
  try {
    // What often fails comes before the first file is changed: rights, folders, room on the disk.
    for (const [file, text] of texts) undo.push(prepare(file, text));
    for (const [file, text] of texts) {
      const { next, last } = hide(file);
      undo.push(() => (existsSync(last) ? renameSync(last, file) : rmSync(file, { force: true })));
      if (text === undefined) rmSync(file);
      else renameSync(next, file);
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw new Error(`Nothing was written, because a file cannot be: ${(error as Error).message}.`);
  } finally {
    for (const file of texts.keys())
      for (const one of Object.values(hide(file))) rmSync(one, { force: true });
  }
}

/** Where a file is before it takes its place, and what was there. The reader and the server ignore hidden files. */
const hide = (file: string) => {
  const { dir, base } = path.parse(file);
  return { next: path.join(dir, `.${base}.next`), last: path.join(dir, `.${base}.last`) };
};

/** Writes a file next to its place. Returns what removes the folders that it needed. */
function prepare(file: string, text: string | undefined): () => void {
  const { next, last } = hide(file);
  const created = mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file)) {
    // Another file at its place would not ask for the rights of this one, and has to get them.
    accessSync(file, constants.W_OK);
    copyFileSync(file, last);
    copyFileSync(file, next);
  }
  if (text !== undefined) writeFileSync(next, text);
  return () => created && rmSync(created, { recursive: true });
}

function refuseLinks(folder: string, files: string[]): void {
  const root = realpathSync(folder);
  for (const file of files) {
    const name = path.relative(folder, file);
    const parent = path.join(root, path.dirname(name));
    const isLink = (one: string) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink();
    const isInside = !name.startsWith("..") && (!existsSync(parent) || realpathSync(parent) === parent);
    if (!isInside || isLink(file))
      throw new Error(`${file} is not a file of ${folder}: nothing was written.`);
  }
}
