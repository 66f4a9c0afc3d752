import { createHash } from "node:crypto";
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Survives builds, and may be deleted at any time. */
const FOLDER = ".cache";

/**
 * Makes a file once for each state of what it is made from.
 * @param kind name of the folder of such files.
 * @param inputs everything that the content follows from.
 * @returns its path.
 */
export async function keepFile(
  kind: string,
  inputs: unknown,
  make: () => Uint8Array | Promise<Uint8Array>,
  cache = FOLDER,
): Promise<string> {
  const folder = path.join(cache, kind);
  const file = path.join(folder, hash(typeof inputs === "string" ? inputs : JSON.stringify(inputs)));
  if (existsSync(file)) return file;
  const content = await make();
  mkdirSync(folder, { recursive: true });
  // Under its own name once it is whole: a build may be killed, and another process may look for it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
}

/** Puts a file in a second place without writing it again, or a copy of it where that cannot be. */
export function linkFile(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target, constants.COPYFILE_EXCL);
  }
}

/** Name of a state of some data. */
export const hash = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
