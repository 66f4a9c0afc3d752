import { hash as hashOnce, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Survives builds. It may be deleted at any time. */
const FOLDER = ".cache";

/**
 * Makes a file once for each state of what it is made from.
 * @param kind name of the folder of such files.
 * @param inputs everything that the content follows from, including the versions of the packages that make it.
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
  if (existsSync(file)) return file;
  const content = await make();
  mkdirSync(folder, { recursive: true });
  // Renamed once it is whole: a build may be killed, and another process may make the same file.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
}

/** The SHA-256 of some data: its name in the cache. */
export const hash = (data: string | Uint8Array): string => hashOnce("sha256", data);
