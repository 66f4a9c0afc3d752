import { spawn } from "node:child_process";
import path from "node:path";
import { JVM_OPTIONS } from "../store/local-store.ts";

/** How long a command may run, and how much it may print, before it is stopped. */
type Limits = { seconds: number; characters: number };

const LIMITS: Limits = { seconds: 300, characters: 2 ** 24 };

/** For `javac` too, and for `java` alone: a program that measures itself needs four times as long without the second compiler. */
const JAVA_OPTIONS = {
  JAVA_TOOL_OPTIONS: JVM_OPTIONS.join(" "),
  JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=4",
};

/** Java reports its options first. */
const NOTES = [
  `NOTE: Picked up JDK_JAVA_OPTIONS: ${JAVA_OPTIONS.JDK_JAVA_OPTIONS}\n`,
  `Picked up JAVA_TOOL_OPTIONS: ${JAVA_OPTIONS.JAVA_TOOL_OPTIONS}\n`,
];

/** How a command ended, and what it printed. */
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
 * Runs a shell command in a folder, with everything that it starts, as a terminal shows it: errors are among what it prints.
 * `node` is the Node that runs this script.
 */
export function runInShell(folder: string, command: string, limits = LIMITS): Promise<Outcome> {
  const child = spawn("sh", ["-c", `exec 2>&1\n${command}`], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      ...JAVA_OPTIONS,
      // Test runners ask programs for colours.
      FORCE_COLOR: "0",
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONUNBUFFERED: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = "";
  let reason = "";
  const stop = (why: string) => {
    reason ||= `\nIt was stopped ${why}.`;
    if (pid !== undefined) stopGroup(pid);
  };
  const timer = setTimeout(() => stop(`after ${limits.seconds} seconds`), limits.seconds * 1000);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.length > limits.characters) stop(`after it had printed ${limits.characters} characters`);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      const printed = NOTES.reduce((text, note) => text.replaceAll(note, ""), output);
      resolve({ passed: status === 0 && reason === "", output: printed + reason });
    });
  });
}

/** The last lines of an output. */
export const getEnd = (output: string): string =>
  (output.trim() || "(It prints nothing.)").split("\n").slice(-15).join("\n");
