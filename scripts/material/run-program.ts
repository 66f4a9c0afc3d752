import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { findProgram, searchProgram } from "../test-programs.ts";

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

/**
 * Runs a program in a folder, with everything that it starts; `node` is the Node that runs this script, and `python3` the one
 * that has NumPy, not one that a version manager starts.
 */
export function runProgram(
  folder: string,
  [program = "", ...parameters]: string[],
  limits = LIMITS,
): Promise<Outcome> {
  // The folder of Python may have another Java: the virtual machine must be that of the compiler.
  const found = [searchProgram("default-jdk-headless"), searchProgram("python3")];
  const programs = [process.execPath, ...found].filter((file) => file !== undefined);
  const PATH = [...programs.map((file) => path.dirname(file)), process.env.PATH].join(path.delimiter);
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

/** Defines `javac` for a shell where a compiler runs that all programs share. */
let javac = "";

/** Starts a Java compiler that ends with this process. `pipe`: a file that does not exist yet. */
export function startCompiler(pipe: string): void {
  spawnSync("mkfifo", [pipe]);
  const options = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
  const program = path.resolve("scripts/material/Compiler.java");
  const java = path.join(path.dirname(findProgram("default-jdk-headless")), "java");
  const compiler = spawn(java, [...options, program, pipe], { stdio: ["ignore", "ignore", "inherit"] });
  compiler.unref();
  process.on("exit", () => compiler.kill());
  // An option other than -encoding may name a folder, and the shared compiler is in another one.
  javac = `javac() {
    case " $*" in *" -"[!e]*) command javac "$@"; return;; esac
    answer=$(mktemp -u) && mkfifo "$answer" && echo "$answer $PWD $*" >'${pipe}'
    { read status; cat; } <"$answer"
    rm "$answer"
    return "$status"
  }`;
}

/** Runs a shell command as a terminal shows it, with errors among what it prints. */
export const runInShell = (folder: string, command: string): Promise<Outcome> =>
  runProgram(folder, ["sh", "-c", `exec 2>&1\n${javac}\n${command}`]);

/** The last lines of an output. */
export const getEnd = (output: string): string =>
  (output.trim() || "(It prints nothing.)").split("\n").slice(-15).join("\n");
