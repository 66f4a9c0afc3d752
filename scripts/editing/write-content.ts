import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
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

/** Writes files of the content that have been checked. @throws Error where a link leads out of it. */
export function write(folder: string, texts: Texts): void {
  refuseLinks(folder, [...texts.keys()]);
  for (const [file, text] of texts) put(file, text);
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

/** Writes or removes a file. */
function put(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  // Never empty: the page and other programs read it meanwhile.
  const data = Buffer.from(text);
  const handle = openSync(file, constants.O_RDWR | constants.O_CREAT);
  try {
    writeSync(handle, data);
    ftruncateSync(handle, data.length);
  } finally {
    closeSync(handle);
  }
}
