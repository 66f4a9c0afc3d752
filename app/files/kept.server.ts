import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
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

/** Name of a state of some data. */
export const hash = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
