import "./load-env.ts";
import { CHECKS, type CheckOptions, getCheckSteps } from "./check-steps.ts";
import { readOptions, runCommand } from "./command.ts";
import { runSteps } from "./steps.ts";

const USAGE = `npm run check -- [CHECK ...] [--launch] [--site FOLDER]

Checks the project. Without a CHECK it runs all of them: ${CHECKS.join(", ")}.
'output' builds the site into build/client and checks the built files.

  --launch       also reports what only a launch needs: values and claims to confirm
  --site FOLDER  checks the site that has been built into FOLDER, instead of building one`;

const OPTIONS = { launch: { type: "boolean" }, site: { type: "string" } } as const;

/** Runs the checks that the command line names, or all of them. */
async function check(): Promise<number> {
  const { values, positionals } = readOptions(OPTIONS, CHECKS.length, USAGE);
  const unknown = positionals.filter((word) => !CHECKS.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`Unknown check '${unknown.join("', '")}': write ${CHECKS.join(", ")}.`);
  const names = CHECKS.filter(
    (name) => positionals.length === 0 || positionals.some((word) => word === name),
  );
  const options: CheckOptions = { isLaunch: values.launch ?? false, site: values.site };
  if ((options.isLaunch || options.site) && !names.includes("output"))
    throw new Error("--launch and --site need the check 'output': add it, or remove these options.");
  return (await runSteps(getCheckSteps(names, options))) ? 0 : 1;
}

runCommand(check);
