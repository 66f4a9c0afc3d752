import { spawn } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const MODULE = path.resolve("scripts/exit-signal.ts");
const PROGRAM = `import { waitForExitSignal } from "${MODULE}";
  setInterval(() => {}, 1000);
  waitForExitSignal().then(() => { console.log("ended"); process.exit(); });
  console.log("pid " + process.pid);`;

it("a program ends when the one that started it is gone", async () => {
  // As npm starts it: through a shell that stays.
  const shell = spawn("sh", ["-c", `"$0" --input-type=module -e "$1"; true`, process.execPath, PROGRAM]);
  let said = "";
  shell.stdout.on("data", (text: Buffer) => (said += text));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("pid");
  const pid = Number(/pid (\d+)/.exec(said)?.[1]);
  shell.kill("SIGKILL");
  await expect.poll(() => said, { timeout: 30_000 }).toContain("ended");
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
