import { getSettings } from "#app/academy/settings.server.ts";
import { getCheckSteps, runProgram } from "./check-steps.ts";
import { readOptions, runCommand } from "./command.ts";
import { findEmulator, HOW_TO_GET_STORE } from "./local-store.ts";
import { runSteps } from "./steps.ts";
import { describeMissing, installPrograms, listMissing } from "./test-programs.ts";

const USAGE = `npm test -- [--install]

Checks the project and runs its tests: unit, site and matrix. Tests that need a missing program are skipped.

  --install  first installs the missing programs, on Debian and Ubuntu; in CI this is the default`;

/** Runs all checks and tests. In CI a missing program is a failure. */
async function test(): Promise<number> {
  const { CI } = getSettings();
  const { install = CI } = readOptions({ install: { type: "boolean" } }, 0, USAGE).values;
  if (install) installPrograms();
  const missing = listMissing();
  if (missing.length > 0 && CI) throw new Error(describeMissing(missing));
  if (missing.length > 0) console.log(describeMissing(missing));
  if (!findEmulator()) console.log(`Missing: the Firestore emulator: ${HOW_TO_GET_STORE}.`);
  const hasPassed = await runSteps([
    ...getCheckSteps(["content", "types", "lint", "unit"]),
    // One of these tests is the check 'output', of the site that they have built.
    { name: "site and matrix", run: () => runProgram(["playwright", "test"]) },
  ]);
  return hasPassed ? 0 : 1;
}

runCommand(test);
