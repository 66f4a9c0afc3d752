import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER } from "./folders.ts";

/** Milliseconds after which the folder of a build is that of a killed one. */
const MAX_AGE = 3_600_000;

/** Folder of the site that a new one has replaced, within the folder of its build. */
const REPLACED = "replaced";

/** Makes the folder of one build. Its name is random, so that two builds meet only where they put their sites. */
export function makeNextFolder(root = BUILD_FOLDER): string {
  mkdirSync(root, { recursive: true });
  return mkdtempSync(path.join(root, "next-"));
}

/**
 * Puts the site of a build's folder into place. A killed build leaves yesterday's site, or between these two renames
 * none until the next build puts it back. Where another build puts its site there between the two, both are repeated.
 */
export function replaceSite(next: string, site: string, tries = 3): void {
  const replaced = path.join(next, REPLACED);
  const old = path.join(replaced, path.basename(site));
  rmSync(replaced, { recursive: true, force: true });
  mkdirSync(replaced);
  if (existsSync(site)) renameSync(site, old);
  try {
    renameSync(path.join(next, "client"), site);
  } catch (error) {
    const isTaken = existsSync(site);
    // After a failure the build's folder is removed, and with it the old site.
    if (existsSync(old) && !isTaken) renameSync(old, site);
    if (!isTaken || tries === 1) throw error;
    replaceSite(next, site, tries - 1);
  }
}

/** Puts back the site that a killed build has taken away, and removes what else killed builds have left. */
export function repairBuilds(root = BUILD_FOLDER): void {
  for (const replaced of globSync(`next-*/${REPLACED}/*`, { cwd: root })) {
    const site = path.join(root, path.basename(replaced));
    if (!existsSync(site)) renameSync(path.join(root, replaced), site);
  }
  for (const name of globSync("next-*", { cwd: root })) {
    const folder = path.join(root, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > MAX_AGE) rmSync(folder, { recursive: true, force: true });
  }
}
