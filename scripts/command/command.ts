import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/**
 * Reads the options of the command line, and up to `maxPositionals` words. Anything unknown ends the command before it
 * does something unwanted; --help prints the usage.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  maxPositionals: number,
  usage: string,
) {
  if (process.argv.includes("--help") || process.argv.includes("-h")) {
    console.log(usage);
    process.exit();
  }
  try {
    refuseSwallowed(Object.keys(options));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const extra = positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return { values, positionals };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(1);
  }
}

/** Refuses options without `--` before them: npm up to version 11 turns these into variables, and their values into words. */
function refuseSwallowed(names: string[]): void {
  const isGiven = (option: string) => process.argv.some((word) => word.split("=")[0] === option);
  const swallowed = names
    .filter((name) => process.env[`npm_config_${name.replaceAll("-", "_").toLowerCase()}`] !== undefined)
    .map((name) => `--${name}`)
    // Where the option has come through, the variable is a setting of npm, such as one of its .npmrc.
    .filter((option) => !isGiven(option));
  if (swallowed.length === 0) return;
  const command = `npm run ${process.env.npm_lifecycle_event} -- ${swallowed.join(" ")}`;
  throw new Error(
    `npm has taken ${swallowed.join(" and ")} for itself: type -- before options, such as ${command} (in PowerShell '--', in quotes).`,
  );
}

/** Runs a command, whose result is the exit status; an error ends it with its message and status 1. */
export function runCommand(main: () => Promise<number> | Promise<void>): void {
  main().then(
    (status) => {
      process.exitCode = status ?? 0;
    },
    (error: Error) => {
      console.error(error.message);
      // Whatever still runs or waits for an answer would keep the process alive.
      process.exit(1);
    },
  );
}
