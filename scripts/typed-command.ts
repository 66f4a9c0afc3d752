import { spawnSync } from "node:child_process";
import { expect } from "vitest";

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
