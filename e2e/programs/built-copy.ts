import { execFile } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { SyntheticSite } from "../../scripts/bench/synthetic-site.ts";
import { LOCAL_FOLDER } from "../../scripts/build/folders.ts";

/** Where the messages of copies go. */
export const STORE: string = process.env.FIRESTORE_HOST ?? "";

/** Where a copy has its site. */
export const getCopyFolder = ({ folder }: SyntheticSite): string => path.join(folder, LOCAL_FOLDER);

/** Builds a changed copy of the project, which takes what it can from what the project itself was built of. */
export async function buildCopy({ folder }: SyntheticSite, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const cache = path.join(folder, ".cache");
  if (existsSync(".cache") && !existsSync(cache)) cpSync(".cache", cache, { recursive: true });
  const store = { FIRESTORE_EMULATOR_HOST: STORE, FIREBASE_PROJECT_ID: "demo-copy" };
  await promisify(execFile)(process.execPath, ["scripts/build/build.ts"], {
    cwd: folder,
    env: { ...process.env, ...store, ...env },
    maxBuffer: 2 ** 26,
  });
}
