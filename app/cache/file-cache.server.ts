import { hash as hashOnce, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Survives builds. It may be deleted at any time. */
const FOLDER = ".cache";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Makes a file, unless one made from the same inputs is kept.
 * @param kind name of the folder of such files.
 * @param inputs everything that determines the file, including the versions of the packages that make it.
 * @returns its path.
 */
export async function cacheFile(
  kind: string,
  inputs: unknown,
  make: () => Uint8Array | Promise<Uint8Array>,
  cache = FOLDER,
): Promise<string> {
  const folder = path.join(cache, kind);
  const file = path.join(folder, hash(JSON.stringify(inputs)));
  if (existsSync(file)) {
    utimesSync(file, new Date(), new Date());
    return file;
  }
  const content = await make();
  mkdirSync(folder, { recursive: true });
  // Renamed once it is whole: a build may be killed, and another process may make the same file.
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
  return file;
}

/** The SHA-256 of some data, in hexadecimal. */
export const hash = (data: string | Uint8Array): string => hashOnce("sha256", data);

/** Removes from a folder of the cache what has not been used for some days. */
export function removeUnused(folder: string, days: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - used > days * DAY) rmSync(file, { recursive: true, force: true });
  }
}
