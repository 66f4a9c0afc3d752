import { spawnSync } from "node:child_process";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

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
    const args = [...takeSwallowed(options), ...process.argv.slice(2)];
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const extra = positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return { values, positionals };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(1);
  }
}

/**
 * Takes the options that had no `--` before them, or one that PowerShell dropped. npm up to version 11 turns such options
 * into variables, and a value that follows one into a word.
 */
function takeSwallowed(options: ParseArgsOptionsConfig): string[] {
  const taken: string[] = [];
  const withoutValue: string[] = [];
  for (const [name, { type }] of Object.entries(options)) {
    const variable = `npm_config_${name.replaceAll("-", "_").toLowerCase()}`;
    const value = process.env[variable];
    if (value === undefined || (value === "" && type === "boolean") || isNpmSetting(name, variable)) continue;
    // Commands that this one starts have options of their own.
    delete process.env[variable];
    if (type === "string" && value === "true") withoutValue.push(`--${name}`);
    else taken.push(type === "string" ? `--${name}=${value}` : `--${name}`);
  }
  if (withoutValue.length > 1)
    throw new Error(
      `npm has separated these options from their values: write ${withoutValue.join("=... ")}=...`,
    );
  // Its value is the first word that npm has left.
  return [...taken, ...withoutValue];
}

/** Whether npm has a value from its own settings, such as a user's `.npmrc`, and not from the command line. */
function isNpmSetting(name: string, variable: string): boolean {
  const { npm_execpath = "", [variable]: value, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [npm_execpath, "config", "get", name], {
    encoding: "utf8",
    env,
  });
  return stdout.trim() === value;
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
