import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { cloneProject } from "./cloned-project.ts";

/** A clone for tests of commands, with the content that only tests read, and the guide to it. */
export function cloneWithFixture(): string {
  const folder = cloneProject();
  const content = path.join(folder, "content");
  const guide = readFileSync(path.join(content, "README.md"));
  rmSync(content, { recursive: true });
  cpSync(FIXTURE, content, { recursive: true });
  writeFileSync(path.join(content, "README.md"), guide);
  return folder;
}

/**
 * Runs a command of package.json in a folder as it is typed, with nobody to answer, no Firestore and no settings but
 * these. What it says holds no trace of its calls.
 */
export function runTyped(
  folder: string,
  settings: NodeJS.ProcessEnv,
  command: string[],
): { status: number | null; said: string } {
  const { VITEST: _, PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...command], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...{ PATH, HOME, PORT: "0", NODE_ENV: "production" },
      // A port that nobody listens at, and no program to listen there.
      ...{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:9", FIRESTORE_EMULATOR_BINARY_PATH: "nowhere" },
      ...settings,
    },
    input: "",
  });
  const said = `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, "");
  expect(said).not.toMatch(/^ {4}at /m);
  return { status, said };
}
