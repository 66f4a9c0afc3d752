import { hash as hashOnce, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Survives builds, and may be deleted at any time. What is not used for a month is removed. */
const FOLDER = ".cache";

const DAY = 24 * 60 * 60 * 1000;
const DAYS_KEPT = 30;

/**
 * Makes a file once for each state of what it is made from.
 * @param kind name of the folder of such files.
 * @param inputs everything that the content follows from.
 * @returns its path.
 */
export async function cacheFile(
  kind: string,
  inputs: unknown,
  make: () => Uint8Array | Promise<Uint8Array>,
  cache = FOLDER,
): Promise<string> {
  const folder = path.join(cache, kind);
  const file = path.join(folder, hash(typeof inputs === "string" ? inputs : JSON.stringify(inputs)));
  if (isCached(file)) return file;
  const content = await make();
  mkdirSync(folder, { recursive: true });
  // Under its own name once it is whole: a build may be killed, and another process or thread may look for it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
}

/** Whether a file is there; a file that is used stays young. */
function isCached(file: string): boolean {
  const known = statSync(file, { throwIfNoEntry: false });
  const now = new Date();
  if (known && now.getTime() - known.mtimeMs > DAY) utimesSync(file, now, now);
  return known !== undefined;
}

/**
 * Removes the files that no build has used for a month, so that the folder does not grow without end: each change of
 * a title leaves a picture behind.
 */
export function pruneCache(now = Date.now(), cache = FOLDER): void {
  const entries = readdirSync(cache, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    // Another build may have renamed or removed it since.
    const known = statSync(file, { throwIfNoEntry: false });
    if (known && now - known.mtimeMs > DAYS_KEPT * DAY) rmSync(file, { force: true });
  }
}

/** Name of a state of some data. */
export const hash = (data: string | Uint8Array): string => hashOnce("sha256", data);
