import { CHECKS, getCheckSteps } from "./check-steps.ts";
import { readOptions, runCommand } from "./command.ts";
import { runSteps } from "./steps.ts";

const USAGE = `npm run check -- [CHECK ...] [--launch]

Checks the project. Without a CHECK it runs all of them: ${CHECKS.join(", ")}.
'output' builds the site into build/client and checks the built files.

  --launch  also reports what only a launch needs: values and claims to confirm`;

/** Runs the checks that the command line names, or all of them. */
async function check(): Promise<number> {
  const { values, positionals } = readOptions({ launch: { type: "boolean" } }, CHECKS.length, USAGE);
  const unknown = positionals.filter((word) => !CHECKS.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`Unknown check '${unknown.join("', '")}': write ${CHECKS.join(", ")}.`);
  const names = CHECKS.filter(
    (name) => positionals.length === 0 || positionals.some((word) => word === name),
  );
  if (values.launch && !names.includes("output"))
    throw new Error("--launch needs the check 'output': add it, or remove this option.");
  return (await runSteps(getCheckSteps(names, values.launch))) ? 0 : 1;
}

runCommand(check);
