import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** Names the process of the build that is at work in this folder: builds share a work folder and the cut font. */
const LOCK = "build/lock";

const LOOK_EVERY = 200;

/** Waits until no other build is at work in this folder; then others wait until this process has ended. */
export async function waitForOtherBuilds(file = LOCK): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  let named: number | undefined;
  while (!(await take(file))) {
    const holder = readHolder(file);
    if (holder !== undefined && holder !== named)
      console.log(`Another build is at work here (process ${holder}): this one begins when that has ended.`);
    named = holder;
    await setTimeout(LOOK_EVERY);
  }
  process.once("exit", () => {
    if (readHolder(file) === process.pid) rmSync(file);
  });
}

/** Whether the lock is this process's now. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // As one step with what it says, unless there is one.
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = readHolder(file);
    if (holder === undefined || isRunning(holder)) return false;
    // That build was killed. Another one that waits may take its place at the same time: the last one has it.
    renameSync(own, file);
    await setTimeout(LOOK_EVERY);
    return readHolder(file) === process.pid;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that has the lock; undefined when nobody has it. */
function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
