import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Holds the id of the process that builds in this folder: two builds would write into the same work folder. */
const LOCK = "build/lock";

/**
 * Keeps other builds out of this folder until this process ends. Takes over the lock of a build that was killed.
 * @throws Error while another build runs here.
 */
export function lockBuild(): void {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = Number(readFileSync(LOCK, "utf8"));
    // In a container, a build may get the process id of the killed one.
    if (holder !== process.pid && isRunning(holder))
      throw new Error(
        `Another build is running in this folder (process ${holder}): start this one when that has ended. If that process is no build, delete ${LOCK}.`,
      );
    writeFileSync(LOCK, String(process.pid));
  }
  process.once("exit", () => rmSync(LOCK, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
