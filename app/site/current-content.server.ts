import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { ContentError } from "#app/content/finding.ts";
import { getBuildDay } from "./build-day.server.ts";
import { loadSiteContent, type SiteContent } from "./site-content.server.ts";

const KEY = Symbol.for("site-content");

/** One for the process: the bundled server has its own copy of this module. */
const store = globalThis as { [KEY]?: SiteContent };

/** In development, the content that was read last or its faults, and of which files. */
let current: { files: string; outcome: SiteContent | ContentError } | undefined;

/** The day, and the time and size of each file: what content is made from. */
export function describeFiles(folder: string): string {
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
 * The content of a folder, which is read again when a file of it has changed.
 * @throws ContentError, the same one until then, with every fault of every file at once.
 */
export function getCurrentContent(folder: string): SiteContent {
  const files = describeFiles(folder);
  if (current?.files !== files) current = { files, outcome: loadOrFail(folder) };
  if (current.outcome instanceof ContentError) throw current.outcome;
  return current.outcome;
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
  current = { files: describeFiles(folder), outcome: content };
}

/** The checked content of the project; read once a build, and after each change in development. */
export function getSiteContent(): SiteContent {
  if (import.meta.env?.DEV) return getCurrentContent(CONTENT_FOLDER);
  store[KEY] ??= loadSiteContent(CONTENT_FOLDER);
  return store[KEY];
}
