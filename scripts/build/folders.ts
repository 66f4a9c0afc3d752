import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Where the finished site is put: what is published, unless SITE_FOLDER names another place. A preview with drafts
 * never takes the place of what is published.
 */
export const getSiteFolder = (): string =>
  process.env.SITE_FOLDER ?? (process.env.DRAFTS === "1" ? "build/preview" : "build/client");

/** The configurations of servers for the site: they are put where a server reads them. */
export const SERVER_FOLDER = "build/servers";

/** Where a build works: nothing in it is a site before it takes the place of the finished one. */
export const WORK_FOLDER = "build/next";

/** The pages and files of the site that is being built. */
export const NEXT_SITE = path.join(WORK_FOLDER, "client");

/** The program that renders pages. */
export const NEXT_SERVER = path.resolve(WORK_FOLDER, "server/index.js");

/** Puts the built site in the place of the finished one. */
export function swapSite(): void {
  swapFolders(NEXT_SITE, getSiteFolder());
  rmSync(WORK_FOLDER, { recursive: true, force: true });
}

/** Puts a whole folder in the place of another: no half-written one ever stands there. */
export function swapFolders(next: string, place: string): void {
  const old = `${place}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}
