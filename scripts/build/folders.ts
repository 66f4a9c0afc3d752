import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { getLocalHost } from "#app/contact/store-config.server.ts";

/** The site to publish. `firebase.json` names this folder, and owners upload it. */
export const PUBLISHED_FOLDER = "build/client";

/** A site whose messages go to a local store. */
export const LOCAL_FOLDER = "build/local";

/** The sites of the browser tests: as published, and the fixture under a path of its host. */
export const TESTED_FOLDER = "build/for-tests";
export const MOVED_FOLDER = "build/for-tests-under-path";

/** The site that `scripts/bench/bench.ts` measures. */
export const MEASURED_FOLDER = "build/for-bench";

/**
 * Folder of the finished site. A site with drafts, or with the address of a local message store, never goes into the
 * folder that is published.
 * @throws Error when SITE_FOLDER asks for that.
 */
export function getSiteFolder(env: NodeJS.ProcessEnv = process.env): string {
  const folder = env.DRAFTS === "1" ? "build/preview" : getLocalHost(env) ? LOCAL_FOLDER : PUBLISHED_FOLDER;
  if (!env.SITE_FOLDER) return folder;
  if (folder !== PUBLISHED_FOLDER && path.resolve(env.SITE_FOLDER) === path.resolve(PUBLISHED_FOLDER))
    throw new Error(
      `${PUBLISHED_FOLDER} is what is published, without drafts and without a local message store: build this site into another folder than SITE_FOLDER names.`,
    );
  return env.SITE_FOLDER;
}

/** Folder of the configurations of servers for a site. */
export const getServerFolder = (site = getSiteFolder()): string =>
  site === PUBLISHED_FOLDER ? "build/servers" : `${site}-servers`;

/** Folder in which a build works, until its site takes the place of the finished one. */
export const WORK_FOLDER = "build/next";

/** The pages and files of the site that is being built. */
export const NEXT_SITE = path.join(WORK_FOLDER, "client");

/** The bundle that renders pages. */
export const NEXT_SERVER = path.resolve(WORK_FOLDER, "server/index.js");

/** Replaces the finished site by the one just built. */
export function swapSite(): void {
  swapFolders(NEXT_SITE, getSiteFolder());
  rmSync(WORK_FOLDER, { recursive: true, force: true });
}

/** Replaces a folder by another through renames, so that no half-written one is ever there. */
export function swapFolders(next: string, place: string): void {
  const old = `${place}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}
