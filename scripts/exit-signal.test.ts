import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const PROGRAM = `import { spawn } from "node:child_process";
  import { endWithThis, waitForExitSignal } from "${path.resolve("scripts/exit-signal.ts")}";
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  endWithThis(child);
  waitForExitSignal().then(() => process.exit());
  console.log(process.pid + " " + child.pid + ".");`;

/** A shell that starts a program and stays, as npm's does. */
const SHELL = ["sh", "-c", '"$@"; true', "sh"];

// As npm, which is the parent of the shell. Only Linux shows the parent of another process.
const STARTER = existsSync("/proc") ? [...SHELL, ...SHELL] : SHELL;

it("a program and its children end when what started its shell is gone", async () => {
  const [command = "", ...parameters] = STARTER;
  const shell = spawn(command, [...parameters, process.execPath, "--input-type=module", "-e", PROGRAM]);
  let said = "";
  shell.stdout.on("data", (text: Buffer) => (said += text));
  await expect.poll(() => said, { timeout: 30_000 }).toContain(".");
  const pids = said.split(" ").map(Number.parseFloat);
  expect(pids.map(isRunning)).toEqual([true, true]);
  shell.kill("SIGKILL");
  await expect.poll(() => pids.map(isRunning), { timeout: 30_000 }).toEqual([false, false]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
