import { spawnSync } from "node:child_process";
import { readOptions } from "./command-options.ts";
import { installEngines } from "./install-engines.ts";

/** Runs every part of the tests, also after one has failed, and ends with what passed and what did not. */
const PARTS = ["lint", "types", "dead-code", "unit", "build", "check", "programs", "e2e"];

/** A part needs what an earlier one has made. */
const NEEDS: Record<string, string> = { check: "build" };

readOptions({});
installEngines();
const failed: string[] = [];
const lines: string[] = [];
for (const part of PARTS) {
  const missing = failed.find((name) => name === NEEDS[part]);
  console.log(`\n== npm run ${part}`);
  if (missing) {
    failed.push(part);
    lines.push(`failed  ${part} (needs ${missing})`);
    continue;
  }
  const start = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", part], { stdio: "inherit" });
  if (status !== 0) failed.push(part);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  lines.push(`${status === 0 ? "passed" : "failed"}  ${part.padEnd(10)} ${seconds.padStart(4)} s`);
}
console.log(`\n${lines.join("\n")}`);
console.log(`\n${PARTS.length - failed.length} parts passed, ${failed.length} failed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
