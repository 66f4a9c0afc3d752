import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** Milliseconds between two looks at the parent processes. */
const POLL_INTERVAL = 500;

/**
 * Resolves at Ctrl-C, at a signal to end, or when the process that started this one is gone: npm passes a signal to its
 * shell only, which ends and leaves its programs running.
 */
export const waitForExitSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    const parents = readParents();
    const timer = setInterval(() => readParents() !== parents && resolve(), POLL_INTERVAL);
    timer.unref();
  });

/** Ids of the parent process and its parent: when npm is killed, its shell lives on. */
const readParents = (): string => `${process.ppid} ${readParentOf(process.ppid)}`;

/** Known on Linux only; on macOS npm's shell is replaced by the program that it starts. */
function readParentOf(pid: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** Ends a child process with this one, however this one ends but by SIGKILL. */
export function endWithThis(child: ChildProcess): void {
  const end = () => void child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

/** Ends a child process, and waits until it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Whether a child process has been started and has not ended. */
export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;
