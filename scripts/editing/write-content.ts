import {
  closeSync,
  constants,
  cpSync,
  existsSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { normalizeText } from "#app/content/content-file.server.ts";
import { ContentError, type Finding, isFault } from "#app/content/finding.ts";
import { checkContent } from "#app/site/site-content.server.ts";

/** Files as they are on the disk; one that does not exist has no text. */
export type Texts = Map<string, string | undefined>;

/** A file as it is on the disk. */
export const readRaw = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** What is between the beginning and the end that two texts have in common. */
function findDifference(before: string, after: string) {
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

/**
 * What the reader says of the content with these files: the faults that are new, and its warnings about them.
 * @throws Error where a link leads out of the content: a copy of it would, too.
 */
export function check(folder: string, texts: Texts): { faults: Finding[]; warnings: Finding[] } {
  refuseLinks(folder, [...texts.keys()]);
  const findings = listFindings(folder, texts);
  const warnings = findings.filter((finding) => !isFault(finding) && texts.has(finding.file));
  if (!findings.some(isFault)) return { faults: [], warnings };
  const identify = ({ file, field, found, fix }: Finding) => JSON.stringify([file, field, found, fix]);
  const known = new Set(listFindings(folder, new Map()).map(identify));
  return { faults: findings.filter((one) => isFault(one) && !known.has(identify(one))), warnings };
}

function listFindings(folder: string, texts: Texts): Finding[] {
  const copy = mkdtempSync(path.join(tmpdir(), "content-"));
  const locate = (file: string) => path.posix.join(folder, path.relative(copy, file));
  try {
    cpSync(folder, copy, { recursive: true });
    for (const [file, text] of texts) put(path.join(copy, path.relative(folder, file)), text);
    return checkContent(copy).warnings.map((finding) => ({ ...finding, file: locate(finding.file) }));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const name = (text: string) => text.replaceAll(copy, folder);
    return error.faults.map((fault) => ({ ...fault, file: locate(fault.file), fix: name(fault.fix) }));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Writes files of the content that have been checked. */
export function write(texts: Texts): void {
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
