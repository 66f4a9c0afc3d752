import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it } from "vitest";

const MODULE = path.resolve("scripts/exit-signal.ts");
const PROGRAM = `import { waitForExitSignal } from "${MODULE}";
  setInterval(() => {}, 1000);
  waitForExitSignal().then(() => { console.log("ended"); process.exit(); });
  console.log("pid " + process.pid);`;

/** Starts a program that waits, as npm does: through a shell that stays. */
async function start() {
  const shell = spawn("sh", ["-c", `"$0" --input-type=module -e "$1"; true`, process.execPath, PROGRAM]);
  let said = "";
  shell.stdout.on("data", (text: Buffer) => (said += text));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("pid");
  return { shell, pid: Number(/pid (\d+)/.exec(said)?.[1]), getSaid: () => said };
}

it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s ends a program",
  async (signal) => {
    const { shell, pid, getSaid } = await start();
    process.kill(pid, signal);
    await once(shell, "exit");
    expect(getSaid()).toContain("ended");
  },
  60_000,
);

it("a program ends when the one that started it is gone", async () => {
  const { shell, pid, getSaid } = await start();
  shell.kill("SIGKILL");
  await expect.poll(getSaid, { timeout: 30_000 }).toContain("ended");
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
}, 60_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
