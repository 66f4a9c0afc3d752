import { spawnSync } from "node:child_process";
import { readOptions } from "./command-options.ts";
import { installEngines } from "./engines.ts";

/** The parts of the tests, each a command behind `npm run`. */
const PARTS: Record<string, string[]> = {
  lint: ["lint"],
  types: ["types"],
  unit: ["unit"],
  material: ["content", "--", "--run"],
  build: ["build"],
  check: ["check"],
  programs: ["e2e", "--", "--project=programs"],
  e2e: ["e2e"],
};

/** A part needs what an earlier one has made. */
const NEEDS: Record<string, string> = { check: "build" };

// Runs every part, also after one has failed, and ends with what passed and what did not.
readOptions({});
installEngines();
const failed: string[] = [];
const lines: string[] = [];
for (const [part, command] of Object.entries(PARTS)) {
  const missing = failed.find((name) => name === NEEDS[part]);
  console.log(`\n== npm run ${command.join(" ")}`);
  if (missing) {
    failed.push(part);
    lines.push(`failed  ${part} (needs ${missing})`);
    continue;
  }
  const start = Date.now();
  // On Windows npm is a script, which only a shell starts.
  const { status } = spawnSync("npm", ["run", "--silent", ...command], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) failed.push(part);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  lines.push(`${status === 0 ? "passed" : "failed"}  ${part.padEnd(10)} ${seconds.padStart(4)} s`);
}
console.log(`\n${lines.join("\n")}`);
console.log(`\n${lines.length - failed.length} parts passed, ${failed.length} failed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
