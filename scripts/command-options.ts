import path from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The program that is running, and the command as it is typed; a test's own command may have started the program. */
const PROGRAM = path.basename(process.argv[1] ?? "");
const { npm_lifecycle_event: event, npm_lifecycle_script: script } = process.env;
const COMMAND = `npm run ${script?.includes(PROGRAM) ? event : path.basename(PROGRAM, ".ts")}`;

/** An option that npm has too: that it is set says nothing. */
const OPTION_OF_NPM = "yes";

/**
 * The options that a command was given, and up to so many further words. What the command does not know ends it with a
 * sentence, so that nothing is done that was not meant.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(options: Options, mostWords = 0) {
  const known = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === "string" ? " VALUE" : ""}`,
  );
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
