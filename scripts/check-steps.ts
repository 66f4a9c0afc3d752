import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Step } from "./steps.ts";

/** The checks of `npm run check`, in order. */
export const CHECKS = ["content", "types", "lint", "unit", "output"] as const;

/** One of the checks. */
export type Check = (typeof CHECKS)[number];

/** The programs of each check: all must succeed. */
const listPrograms = (isLaunch: boolean): Record<Check, string[][]> => ({
  content: [["node", "scripts/content.ts"]],
  types: [
    // Each further checker works out most types again.
    ["tsc", "--checkers", "1"],
    ["tsc", "--checkers", "1", "-p", "tsconfig.browser.json"],
  ],
  lint: [["biome", "check", "--error-on-warnings"], ["knip"], ["node", "scripts/imports.ts"]],
  unit: [["vitest", "run"]],
  output: [["node", "scripts/check-output.ts", ...(isLaunch ? ["--launch"] : [])]],
});

/** The checks of each step, which run side by side: none of the second step keeps all processors busy. */
const STEPS: Check[][] = [["content"], ["types", "lint", "unit"], ["output"]];

/** The checks that read the types of routes. */
const READERS_OF_TYPES: Check[] = ["types", "lint"];

const NAMES = new Intl.ListFormat("en-GB");

/** The steps of these checks; for a launch, the last one also looks at what only that needs. */
export const getCheckSteps = (names: readonly Check[], isLaunch = false): Step[] =>
  STEPS.map((checks) => checks.filter((name) => names.includes(name)))
    .filter((checks) => checks.length > 0)
    .map((checks) => ({
      name: NAMES.format(checks),
      run: async () => {
        const readers = checks.filter((name) => READERS_OF_TYPES.includes(name));
        const hasTypes = readers.length === 0 || runProgram(["react-router", "typegen"]);
        const results = await Promise.all(
          checks.map(async (name) => {
            if (readers.includes(name) && !(await hasTypes)) return false;
            const programs = listPrograms(isLaunch)[name];
            return checks.length > 1 ? runBeside(name, programs) : runPrograms(programs);
          }),
        );
        return results.every(Boolean);
      },
    }));

/** Runs the programs of a check beside others, and then prints its result with all that they have said. */
async function runBeside(name: Check, programs: string[][]): Promise<boolean> {
  const said: string[] = [];
  const hasPassed = await runPrograms(programs, said);
  console.log(`-- ${name} ${hasPassed ? "passed" : "failed"}\n${said.join("")}`);
  return hasPassed;
}

/** Runs programs one after another, until one fails. */
async function runPrograms(programs: string[][], said?: string[]): Promise<boolean> {
  for (const program of programs) if (!(await runProgram(program, said))) return false;
  return true;
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
    // TypeScript's compiler is a Go program: freeing memory takes a quarter of its time, and it needs less than the limit.
    env: { GOGC: "off", GOMEMLIMIT: "2GiB", ...process.env, PATH },
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
