import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that only locks the folder, and ends after some milliseconds. */
function build(milliseconds: number): ChildProcessWithoutNullStreams {
  const program = `
    import { lockBuild } from "${path.resolve("scripts/build/lock.ts")}";
    try { lockBuild(); } catch ({ message }) { console.log(message); process.exit(1); }
    console.log("locked");
    setTimeout(() => process.exit(), ${milliseconds});`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: folder });
}

const getFirstLine = async ({ stdout }: ChildProcessWithoutNullStreams) =>
  String((await once(stdout, "data"))[0]);

it("a second build in a folder is refused while the first runs, and leaves its lock alone", async () => {
  const first = build(600_000);
  expect(await getFirstLine(first)).toBe("locked\n");
  expect(await getFirstLine(build(0))).toBe(
    `Another build is running in this folder (process ${first.pid}): start this one when that has ended. If that process is no build, delete build/lock.\n`,
  );
  expect(existsSync(path.join(folder, "build/lock"))).toBe(true);
  first.kill("SIGKILL");
});

it("a build takes over the lock of one that was killed, and leaves none behind", async () => {
  const killed = build(600_000);
  await getFirstLine(killed);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const next = build(0);
  expect(await getFirstLine(next)).toBe("locked\n");
  await once(next, "exit");
  expect(readdirSync(path.join(folder, "build"))).toEqual([]);
});
