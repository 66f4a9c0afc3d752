import { readFileSync } from "node:fs";
import path from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The command that is running, as it is typed. */
const COMMAND = nameCommand(path.relative(".", process.argv[1] ?? "").replaceAll(path.sep, "/"));

/** An option that npm has too: that it is set says nothing. */
const OPTION_OF_NPM = "yes";

/**
 * The options that a command was given, and up to so many further words. What the command does not know ends it with a
 * sentence, so that nothing is done that was not meant.
 * @param usage What --help prints; without it the options.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  mostWords = 0,
  usage?: string,
) {
  const known = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === "string" ? " VALUE" : ""}`,
  );
  if (process.argv.includes("--help") || process.argv.includes("-h")) {
    console.log(usage ?? formatUsage(known, mostWords));
    process.exit();
  }
  const swallowed = Object.keys(options).find(isSwallowed);
  if (swallowed) refuse(`npm keeps --${swallowed} for itself: write ${COMMAND} -- --${swallowed}.`);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: mostWords > 0 });
    const further = positionals[mostWords];
    if (further !== undefined) refuse(`${COMMAND} does not know '${further}'.`);
    return { values, words: positionals };
  } catch (error) {
    return refuse(explain(error as NodeJS.ErrnoException, known));
  }
}

function nameCommand(program: string): string {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const name = Object.keys(scripts).find((key) => scripts[key]?.endsWith(` ${program}`));
  return name ? `npm run ${name}` : `npx node ${program}`;
}

function formatUsage(known: string[], mostWords: number): string {
  const words = mostWords > 0 ? [mostWords > 1 ? "WORD ..." : "WORD"] : [];
  const options = [...words, ...known].map((option) => ` [${option}]`);
  if (options.length === 0) return `${COMMAND}: it has no options.`;
  return `${COMMAND}${COMMAND.startsWith("npm") ? " --" : ""}${options.join("")}`;
}

/** npm takes what is written without a -- before it, and says nothing. */
const isSwallowed = (name: string): boolean =>
  name !== OPTION_OF_NPM && process.env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined;

function explain({ code, message }: NodeJS.ErrnoException, known: string[]): string {
  const [, named = ""] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
  const option = known.find((one) => one.split(" ")[0] === named.split("=")[0]);
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" && option) return `${COMMAND}: write ${option}.`;
  if (code?.startsWith("ERR_PARSE_ARGS"))
    return `${COMMAND} does not know '${named}': write ${[...known, "nothing"].join(" or ")}.`;
  throw new Error(message);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const DEFAULT_PORT = 4173;

/**
 * The port that PORT names: 4173 where it is not set or empty, any free one where it is 0.
 * @throws Error for what is no port.
 */
export function readPort(value: string | undefined): number {
  const port = value ? Number(value) : DEFAULT_PORT;
  if (/^\d*$/.test(value ?? "") && port <= 65_535) return port;
  throw new Error(`PORT is '${value}': write a number from 1 to 65535, or 0 for any free port.`);
}
