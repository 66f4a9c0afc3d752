import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { ContentError } from "#app/content/finding.ts";
import { getBuildDay } from "./build-day.server.ts";
import { loadSiteContent } from "./load-content.server.ts";
import type { SiteContent } from "./site-content.server.ts";

const KEY = Symbol.for("site-content");

/** The content that was read last or its faults, and of which files. */
type Kept = { [KEY]?: { files: string; outcome: SiteContent | ContentError } };

/** One for the process, as the bundled server has its own copy of this module; in development, one until the code changes. */
const store: Kept = import.meta.env?.DEV ? {} : (globalThis as Kept);

/** What content is made from: in development the day, and the time and size of each file. A build reads it once. */
function describeFiles(folder: string): string {
  if (!import.meta.env?.DEV) return folder;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.posix.join(parentPath, name));
  const states = files.map((file) => {
    // A file may have been removed since it was listed.
    const state = lstatSync(file, { throwIfNoEntry: false });
    return `${file} ${state?.mtimeMs} ${state?.size}`;
  });
  return [getBuildDay(), ...states].join("\n");
}

/**
 * The checked content: read once a build; in development, again when a file of it has changed.
 * @throws ContentError with all faults of all files; the same error until a file changes.
 */
export function getSiteContent(folder: string = CONTENT_FOLDER): SiteContent {
  const files = describeFiles(folder);
  if (store[KEY]?.files !== files) store[KEY] = { files, outcome: loadOrFail(folder) };
  const { outcome } = store[KEY];
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

function loadOrFail(folder: string): SiteContent | ContentError {
  try {
    return loadSiteContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Keeps content that was read before its files were written, so that it is not read again. */
export function keepContent(folder: string, content: SiteContent): void {
  store[KEY] = { files: describeFiles(folder), outcome: content };
}
