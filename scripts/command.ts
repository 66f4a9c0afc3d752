import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** npm sets this option for its own use, so that its variable does not show what was typed. */
const OPTION_OF_NPM = "yes";

/**
 * Reads the options of the command line and up to `maxPositionals` further words. An unknown option or word ends the
 * command, so that it does nothing that was not meant; --help prints the usage.
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
    const swallowed = Object.keys(options).find(isSwallowed);
    if (swallowed)
      throw new Error(
        `npm takes --${swallowed} for itself: write npm run ${process.env.npm_lifecycle_event} -- --${swallowed}.`,
      );
    const { values, positionals } = parseArgs({ options, allowPositionals: maxPositionals > 0 });
    const extra = positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return { values, positionals };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(1);
  }
}

/** Whether an option was typed without the -- before it: npm then takes it, and only sets a variable. */
const isSwallowed = (name: string): boolean =>
  name !== OPTION_OF_NPM && process.env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined;

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

const DEFAULT_PORT = 4173;

/**
 * Reads the port that PORT names: 4173 where it is not set or empty, any free one where it is 0.
 * @throws Error when it is not a port.
 */
export function readPort(value: string | undefined): number {
  const port = value ? Number(value) : DEFAULT_PORT;
  if (/^\d*$/.test(value ?? "") && port <= 65_535) return port;
  throw new Error(`PORT is '${value}': write a number from 1 to 65535, or 0 for any free port.`);
}
