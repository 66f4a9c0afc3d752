import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** How long a program may run, and how much it may print, before it is stopped. */
type Limits = { seconds: number; characters: number };

const LIMITS: Limits = { seconds: 300, characters: 2 ** 24 };

/** How a program ended, and what it printed. */
type Outcome = { passed: boolean; output: string };

/** Process groups that are running. They end with this process, whose terminal they do not belong to. */
const running = new Set<number>();
process.on("exit", () => running.forEach(stopGroup));

function stopGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The group has ended.
  }
}

/** Runs a program in a folder, with everything that it starts; `node` is the Node that runs this script. */
export function runProgram(
  folder: string,
  [program = "", ...parameters]: string[],
  limits = LIMITS,
): Promise<Outcome> {
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  // Test runners ask programs for colours.
  const plain = { FORCE_COLOR: "0", PYTHONDONTWRITEBYTECODE: "1", PYTHONUNBUFFERED: "1" };
  const env = { ...process.env, PATH, ...plain };
  const child = spawn(program, parameters, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = child.pid;
  if (group !== undefined) running.add(group);
  let output = "";
  let reason = "";
  const stop = (why: string) => {
    reason ||= `\nIt was stopped ${why}.`;
    if (group !== undefined) stopGroup(group);
  };
  const timer = setTimeout(() => stop(`after ${limits.seconds} seconds`), limits.seconds * 1000);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.length > limits.characters) stop(`after it had printed ${limits.characters} characters`);
    });
  return new Promise((resolve) => {
    const end = (status: number | null, why = "") => {
      clearTimeout(timer);
      if (group !== undefined) running.delete(group);
      resolve({ passed: status === 0 && reason === "", output: `${output}${why}${reason}` });
    };
    child.once("error", ({ message }) => end(null, message));
    child.once("close", (status) => end(status));
  });
}

/** An archive of the Java compiler's classes, with which it starts in half the time. Without the file it starts as always. */
const ARCHIVE = path.join(tmpdir(), `javac-${process.pid}.jsa`);
process.on("exit", () => rmSync(ARCHIVE, { force: true }));

/** The compiler without its own optimisation, which does not pay before it ends. */
const COMPILER = "command javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC";
const JAVAC = `javac() { ${COMPILER} -J-XX:SharedArchiveFile='${ARCHIVE}' "$@"; }`;

/** Writes the archive for all later runs of the Java compiler, in an empty folder. With half an archive it would crash. */
export async function archiveCompiler(folder: string): Promise<void> {
  const { passed } = await runProgram(folder, [
    ...["sh", "-c"],
    `echo 'class A {}' >A.java && ${COMPILER} -J-XX:ArchiveClassesAtExit='${ARCHIVE}' A.java`,
  ]);
  if (!passed) rmSync(ARCHIVE, { force: true });
}

/** Runs a shell command as a terminal shows it, with errors among what it prints. */
export const runInShell = (folder: string, command: string): Promise<Outcome> =>
  runProgram(folder, ["sh", "-c", `exec 2>&1\n${JAVAC}\n${command}`]);

/** The last lines of an output. */
export const getEnd = (output: string): string =>
  (output.trim() || "(It prints nothing.)").split("\n").slice(-15).join("\n");
