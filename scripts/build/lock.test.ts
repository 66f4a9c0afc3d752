import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, "build/lock");
const readLog = () =>
  existsSync(path.join(folder, "log")) ? readFileSync(path.join(folder, "log"), "utf8") : "";

/** A build that only says when it begins and ends. */
function build(milliseconds: number): { child: ChildProcess; getSaid: () => string } {
  const program = `
    import { appendFileSync } from "node:fs";
    import { waitForOtherBuilds } from "${path.resolve("scripts/build/lock.ts")}";
    await waitForOtherBuilds();
    appendFileSync("log", "begin ");
    setTimeout(() => { appendFileSync("log", "end "); process.exit(); }, ${milliseconds});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: folder });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (text) => (said += text));
  return { child, getSaid: () => said };
}

const ends = (builds: { child: ChildProcess }[]) =>
  Promise.all(builds.map(({ child }) => once(child, "exit")));

it("builds of one folder follow one another, and leave nothing behind", async () => {
  await ends([build(300), build(300), build(300)]);
  expect(readLog()).toBe("begin end begin end begin end ");
  expect(readdirSync(path.dirname(lock()))).toEqual([]);
});

it("the lock of a build that was killed is taken over by one of those that wait, after a word", async () => {
  const killed = build(600_000);
  await expect.poll(readLog, { timeout: 20_000 }).toBe("begin ");
  const waiting = [build(300), build(300)];
  const sentence = `Another build is at work here (process ${killed.child.pid}): this one begins when that has ended.\n`;
  for (const { getSaid } of waiting) await expect.poll(getSaid, { timeout: 20_000 }).toBe(sentence);
  killed.child.kill("SIGKILL");
  await ends(waiting);
  expect(readLog()).toBe("begin begin end begin end ");
});

it("the lock of a process that has long ended keeps nobody waiting", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await ends([build(0)]);
  writeFileSync(lock(), String(pid));
  const next = build(0);
  await ends([next]);
  expect(readLog()).toBe("begin end begin end ");
  expect(next.getSaid()).toBe("");
});
