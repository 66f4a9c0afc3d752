import { execFile } from "node:child_process";
import path from "node:path";

/** After so long a program is killed: it waits for something that never comes. */
const MINUTES = 5;

/** How a program ended, and what it printed. */
type Outcome = { passed: boolean; output: string };

/** Runs a program in a folder; `node` is the Node that runs this script. */
export function runProgram(folder: string, [program = "", ...parameters]: string[]): Promise<Outcome> {
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const env = { ...process.env, PATH, PYTHONDONTWRITEBYTECODE: "1", PYTHONUNBUFFERED: "1" };
  const options = { cwd: folder, env, maxBuffer: 2 ** 26, timeout: MINUTES * 60_000 };
  return new Promise((resolve) => {
    execFile(program, parameters, options, (error, out, err) => {
      const end = error?.killed ? `\nIt was stopped after ${MINUTES} minutes.` : "";
      resolve({ passed: error === null, output: `${out}${err}${end}` });
    });
  });
}

/** Runs a shell command as a terminal shows it, with errors among what it prints. */
export const runInShell = (folder: string, command: string): Promise<Outcome> =>
  runProgram(folder, ["sh", "-c", `exec 2>&1 </dev/null\n${command}`]);

/** A Python error, a failed test of Node, and what the tests of our sessions say. */
const REASON = /^([\w.]*Error(:|$)|not ok |not yet: |It was stopped)/;

/** The lines of an output that say why a program failed, or else its last line. */
export function findReasons(output: string): string[] {
  const lines = output.split("\n").map((line) => line.trim());
  const reasons = lines.filter((line) => REASON.test(line));
  const last = lines.findLast((line) => line !== "") ?? "it prints nothing";
  const said = reasons.map((line) => line.replace(/^AssertionError: /, ""));
  return said.length > 0 ? [...new Set(said)] : [last];
}
