import { existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER, getSiteFolder, NEXT_SITE, WORK_FOLDER } from "./folders.ts";

/** Folder in the work folder of a build, for the finished site that it replaces. */
const REPLACED = "replaced";

/** Replaces the finished site by the one that this process has built. */
export function swapSite(place = getSiteFolder()): void {
  const replaced = path.join(WORK_FOLDER, REPLACED, path.basename(place));
  mkdirSync(path.dirname(replaced), { recursive: true });
  do {
    rmSync(replaced, { recursive: true, force: true });
    // There is no site yet, or another build is replacing it.
    rename(place, replaced, ["ENOENT"]);
    // No system replaces a folder in one step: `restoreSites` helps a build that is killed here.
  } while (!rename(NEXT_SITE, place, ["ENOTEMPTY", "EEXIST"]));
  rmSync(WORK_FOLDER, { recursive: true });
}

/** Returns false where the system answers with one of these codes. */
function rename(from: string, to: string, expected: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** Clears up after builds that were killed: puts back a finished site that was being replaced, and removes their work. */
export function restoreSites(): void {
  for (const site of globSync(`${BUILD_FOLDER}/work-*/${REPLACED}/*`)) {
    const place = path.join(BUILD_FOLDER, path.basename(site));
    if (!existsSync(place)) rename(site, place, ["ENOENT", "ENOTEMPTY", "EEXIST"]);
  }
  for (const folder of globSync(`${BUILD_FOLDER}/work-*`)) {
    const pid = Number(folder.split("-").at(-1));
    // In a container, a build may get the id of the one that was killed.
    if (pid === process.pid || !isRunning(pid)) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
