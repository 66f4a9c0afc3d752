import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { JVM_OPTIONS } from "../command/start-program.ts";

/** How long a command may run, and how much it may print, before it is stopped. */
type Limits = { seconds: number; characters: number };

const LIMITS: Limits = { seconds: 300, characters: 2 ** 24 };

/**
 * `JDK_JAVA_OPTIONS` is for `java` alone: a program that measures itself takes four times as long without the C2
 * compiler.
 */
const getJavaOptions = (temporary: string) => ({
  JAVA_TOOL_OPTIONS: [...JVM_OPTIONS, `"-Djava.io.tmpdir=${temporary}"`].join(" "),
  JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=4",
});
type JavaOptions = ReturnType<typeof getJavaOptions>;

/** Java reports its options first. */
const withoutNotes = (output: string, { JAVA_TOOL_OPTIONS, JDK_JAVA_OPTIONS }: JavaOptions): string =>
  output
    .replaceAll(`NOTE: Picked up JDK_JAVA_OPTIONS: ${JDK_JAVA_OPTIONS}\n`, "")
    .replaceAll(`Picked up JAVA_TOOL_OPTIONS: ${JAVA_TOOL_OPTIONS}\n`, "");

/** How a command ended, and what it printed. */
type Outcome = { passed: boolean; output: string };

/** Ends each running command. Each has a process group of its own, which a signal from the terminal does not reach. */
const running = new Set<() => void>();
process.on("exit", () => {
  for (const end of running) end();
});

function stopGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The group has already ended.
  }
}

/**
 * Runs a shell command and all that it starts, with errors among its output, as in a terminal. `node` is this Node. What
 * the command leaves in its temporary folder is removed.
 */
export async function runInShell(folder: string, command: string, limits = LIMITS): Promise<Outcome> {
  const temporary = mkdtempSync(path.join(tmpdir(), "run-"));
  const javaOptions = getJavaOptions(temporary);
  const child = spawn("sh", ["-c", `exec 2>&1\n${command}`], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      TMPDIR: temporary,
      ...javaOptions,
      // Test runners ask programs for colours.
      FORCE_COLOR: "0",
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONUNBUFFERED: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true });
  const end = () => {
    stopGroup(child.pid);
    removeTemporary();
  };
  running.add(end);
  let output = "";
  let reason = "";
  const stop = (why: string) => {
    reason ||= `\nIt was stopped ${why}.`;
    stopGroup(child.pid);
  };
  const timer = setTimeout(() => stop(`after ${limits.seconds} seconds`), limits.seconds * 1000);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.length > limits.characters) stop(`after it had printed ${limits.characters} characters`);
  });
  try {
    const [status] = await once(child, "close");
    return { passed: status === 0 && reason === "", output: withoutNotes(output, javaOptions) + reason };
  } finally {
    clearTimeout(timer);
    running.delete(end);
    removeTemporary();
  }
}

/** The last lines of an output. */
export const getLastLines = (output: string): string =>
  (output.trim() || "(It prints nothing.)").split("\n").slice(-15).join("\n");
