import { spawnSync } from "node:child_process";
import path from "node:path";
import { PUBLISHED_FOLDER } from "./build/folders.ts";
import { FOR_VISITORS, spawnBuild } from "./spawn-build.ts";
import type { Step } from "./steps.ts";

/** The checks of `npm run check`, in order. */
export const CHECKS = ["content", "types", "lint", "unit", "output"] as const;

/** One of the checks. */
export type Check = (typeof CHECKS)[number];

/** What `output` checks. */
export type CheckOptions = {
  /** Whether it also looks at what only a launch needs. */
  isLaunch?: boolean;
  /** A folder with a built site; without it the site is built. */
  site?: string | undefined;
};

/** The programs of each check but `output`: all must succeed. */
const PROGRAMS: Record<Exclude<Check, "output">, string[][]> = {
  content: [["node", "scripts/content.ts"]],
  types: [
    ["react-router", "typegen"],
    // Each further checker works out most types again.
    ["tsc", "--checkers", "1"],
    ["tsc", "--checkers", "1", "-p", "tsconfig.browser.json"],
  ],
  lint: [
    ["biome", "check", "--error-on-warnings"],
    ["react-router", "typegen"],
    ["knip"],
    ["node", "scripts/imports.ts"],
  ],
  unit: [["vitest", "run"]],
};

/** The output of the build, which is printed only if the build fails. */
const LOG = "build/check.log";

/** The steps of these checks. */
export const getCheckSteps = (names: readonly Check[], options: CheckOptions = {}): Step[] =>
  names.map((name) => ({
    name,
    run: name === "output" ? () => buildAndCheck(options) : () => PROGRAMS[name].every(runProgram),
  }));

async function buildAndCheck({ isLaunch = false, site }: CheckOptions): Promise<boolean> {
  if (site === undefined) {
    console.log("Building the site ...");
    await spawnBuild(PUBLISHED_FOLDER, FOR_VISITORS, LOG);
  }
  // The other checks need none of its modules.
  const { checkOutput } = await import("./check-output.ts");
  return checkOutput(site ?? PUBLISHED_FOLDER, isLaunch);
}

/** Runs a program of the project's packages, its own Node, or npm. Returns whether it has succeeded. */
export function runProgram([program = "", ...parameters]: string[]): boolean {
  const PATH = [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter);
  const { status, error } = spawnSync(program, parameters, {
    stdio: "inherit",
    // On Windows packages install scripts, which only a shell starts.
    shell: process.platform === "win32",
    env: { ...process.env, PATH },
  });
  if (error) console.error(`${program} cannot be started (${error.message}): check that it is installed.`);
  return status === 0;
}
