import { spawnSync } from "node:child_process";
import { TESTED_FOLDER } from "./build/folders.ts";
import { readOptions } from "./command.ts";
import { installPrograms } from "./test-programs.ts";

/** The parts of the tests, in order: each a script of package.json. The last one checks the site that e2e has built. */
const PARTS = [
  ["lint"],
  ["types"],
  ["unit"],
  ["e2e"],
  ["content", "--", "--run"],
  ["check", "--", "output", "--site", TESTED_FOLDER],
];

// Runs every part, also after one has failed, and ends with a summary.
readOptions({});
installPrograms();
const results = PARTS.map(([part = "", ...parameters]) => {
  console.log(`\n== npm run ${part}`);
  const start = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", part, ...parameters], {
    stdio: "inherit",
    // On Windows npm is a script, which only a shell starts.
    shell: process.platform === "win32",
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  return { hasPassed: status === 0, line: `${part.padEnd(7)} ${seconds.padStart(4)} s` };
});
const failed = results.filter(({ hasPassed }) => !hasPassed);
console.log(
  `\n${results.map(({ hasPassed, line }) => `${hasPassed ? "passed" : "failed"}  ${line}`).join("\n")}`,
);
console.log(`\n${results.length - failed.length} parts passed, ${failed.length} failed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
