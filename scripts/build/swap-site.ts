import { globSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER, getSiteFolder, NEXT_SITE, WORK_FOLDER } from "./folders.ts";

/** Replaces the finished site, which is a link to the folder of its build, by the one that this process has built. */
export function swapSite(siteFolder = getSiteFolder()): void {
  for (const name of readdirSync(WORK_FOLDER))
    if (name !== path.basename(NEXT_SITE)) rmSync(path.join(WORK_FOLDER, name), { recursive: true });
  const link = `${WORK_FOLDER}-link`;
  symlinkSync(path.relative(BUILD_FOLDER, NEXT_SITE), link, "junction");
  // Only links of POSIX can be replaced by one rename: Windows, or a folder in its place, needs a step more.
  if (process.platform === "win32" || getStats(siteFolder)?.isDirectory())
    rmSync(siteFolder, { recursive: true, force: true });
  renameSync(link, siteFolder);
  removeOldBuilds();
}

/** Removes the work of killed builds, and sites that were replaced. */
export function removeOldBuilds(): void {
  // The link of another build may be gone again once it is listed.
  const linked = globSync(`${BUILD_FOLDER}/*`)
    .filter((file) => !path.basename(file).startsWith("work-") && getStats(file)?.isSymbolicLink())
    .map((file) => path.resolve(BUILD_FOLDER, path.dirname(readlinkSync(file))));
  // In reverse order, links before their folders: Node 24.12 does not remove a link whose target is gone.
  for (const folder of globSync(`${BUILD_FOLDER}/work-*`).toSorted().toReversed()) {
    const pid = Number(path.basename(folder).split("-")[1]);
    // In a container, a build may get the id of the one that was killed.
    const isAtWork = pid !== process.pid && isRunning(pid);
    if (!isAtWork && !linked.includes(path.resolve(folder))) rmSync(folder, { recursive: true, force: true });
  }
}

const getStats = (file: string) => lstatSync(file, { throwIfNoEntry: false });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
