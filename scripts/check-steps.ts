import { spawn } from "node:child_process";
import { once } from "node:events";
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
    // Each further checker works out most types again.
    ["tsc", "--checkers", "1"],
    ["tsc", "--checkers", "1", "-p", "tsconfig.browser.json"],
  ],
  lint: [["biome", "check", "--error-on-warnings"], ["knip"], ["node", "scripts/imports.ts"]],
  unit: [["vitest", "run"]],
};

/** The checks of each step, which run side by side: none of the second step keeps all processors busy. */
const STEPS: Check[][] = [["content"], ["types", "lint", "unit"], ["output"]];

/** The checks that read the types of routes. */
const READERS_OF_TYPES: Check[] = ["types", "lint"];

/** The output of the build, which is printed only if the build fails. */
const LOG = "build/check.log";

const NAMES = new Intl.ListFormat("en-GB");

/** The steps of these checks. */
export const getCheckSteps = (names: readonly Check[], options: CheckOptions = {}): Step[] =>
  STEPS.map((checks) => checks.filter((name) => names.includes(name)))
    .filter((checks) => checks.length > 0)
    .map((checks) => ({
      name: NAMES.format(checks),
      run: async () => {
        const readers = checks.filter((name) => READERS_OF_TYPES.includes(name));
        const hasTypes = readers.length === 0 || runProgram(["react-router", "typegen"]);
        const results = await Promise.all(
          checks.map(async (name) => {
            if (name === "output") return buildAndCheck(options);
            if (readers.includes(name) && !(await hasTypes)) return false;
            return checks.length > 1 ? runBeside(name) : runPrograms(PROGRAMS[name]);
          }),
        );
        return results.every(Boolean);
      },
    }));

/** Runs the programs of a check beside others, and then prints its result with all that they have said. */
async function runBeside(name: keyof typeof PROGRAMS): Promise<boolean> {
  const said: string[] = [];
  const hasPassed = await runPrograms(PROGRAMS[name], said);
  console.log(`-- ${name} ${hasPassed ? "passed" : "failed"}\n${said.join("")}`);
  return hasPassed;
}

/** Runs programs one after another, until one fails. */
async function runPrograms(programs: string[][], said?: string[]): Promise<boolean> {
  for (const program of programs) if (!(await runProgram(program, said))) return false;
  return true;
}

async function buildAndCheck({ isLaunch = false, site }: CheckOptions): Promise<boolean> {
  if (site === undefined) {
    console.log("Building the site ...");
    await spawnBuild(PUBLISHED_FOLDER, FOR_VISITORS, LOG);
  }
  // The other checks need none of its modules.
  const { checkOutput } = await import("./check-output.ts");
  return checkOutput(site ?? PUBLISHED_FOLDER, isLaunch);
}

/**
 * Runs a program of the project's packages, its own Node, or npm. Returns whether it has succeeded.
 * @param said takes what the program prints; without it that is printed at once.
 */
export async function runProgram([program = "", ...parameters]: string[], said?: string[]): Promise<boolean> {
  const PATH = [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter);
  const child = spawn(program, parameters, {
    stdio: said ? ["ignore", "pipe", "pipe"] : "inherit",
    // On Windows packages install scripts, which only a shell starts.
    shell: process.platform === "win32",
    env: { ...process.env, PATH },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => said?.push(text));
  try {
    const [status] = await once(child, "close");
    return status === 0;
  } catch (error) {
    console.error(`${program} cannot be started (${(error as Error).message}): check that it is installed.`);
    return false;
  }
}
