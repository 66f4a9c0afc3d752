import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { MadeUpSite } from "../scripts/bench/made-up-site.ts";

const { FIRESTORE_PROXY_PORT = "", FIRESTORE_PROJECT = "" } = process.env;

/** Where the messages of the tested sites go. */
export const STORE: string = `127.0.0.1:${FIRESTORE_PROXY_PORT}`;

/** Builds a changed copy of the project, which takes what it can from what the tested site was built of. */
export async function buildCopy({ folder }: MadeUpSite, env: NodeJS.ProcessEnv = {}): Promise<void> {
  cpSync(".cache", path.join(folder, ".cache"), { recursive: true });
  const store = { FIRESTORE_EMULATOR_HOST: STORE, FIREBASE_PROJECT_ID: FIRESTORE_PROJECT };
  await promisify(execFile)(process.execPath, ["scripts/build/build.ts"], {
    cwd: folder,
    env: { ...process.env, ...store, ...env },
    maxBuffer: 2 ** 26,
  });
}
