import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const MODULE = path.resolve("scripts/exit-signal.ts");
const PROGRAM = `import { waitForExitSignal } from "${MODULE}";
  setInterval(() => {}, 1000);
  waitForExitSignal().then(() => { console.log("ended"); process.exit(); });
  console.log("pid " + process.pid);`;

/** A shell that starts a program and stays, as npm's does. */
const SHELL = ["sh", "-c", '"$@"; true', "sh"];

const STARTERS: [string, string[]][] = [["the shell that started it", SHELL]];
// As npm, which is the parent of the shell. Only Linux shows the parent of another process.
if (existsSync("/proc")) STARTERS.push(["what started its shell", [...SHELL, ...SHELL]]);

it.each(STARTERS)("a program ends when %s is gone", async (_, [command = "", ...parameters]) => {
  const shell = spawn(command, [...parameters, process.execPath, "--input-type=module", "-e", PROGRAM]);
  let said = "";
  shell.stdout.on("data", (text: Buffer) => (said += text));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("pid");
  const pid = Number(/pid (\d+)/.exec(said)?.[1]);
  shell.kill("SIGKILL");
  await expect.poll(() => said, { timeout: 30_000 }).toContain("ended");
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
});

it("a program ends its children when it ends", async () => {
  const program = spawn(process.execPath, [
    ...["--input-type=module", "-e"],
    `import { spawn } from "node:child_process";
    import { endWithThis } from "${MODULE}";
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    endWithThis(child);
    console.log("pid " + child.pid);
    setTimeout(() => process.exit(), 100);`,
  ]);
  const [said] = await once(program.stdout, "data");
  const pid = Number(/pid (\d+)/.exec(String(said))?.[1]);
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
