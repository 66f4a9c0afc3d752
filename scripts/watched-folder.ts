import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { untilInterrupted } from "./interruption.ts";

/** An editor that saves makes several changes at once; they are read together. */
const QUIET = 100;

/**
 * Checks a folder now and after each change in it, until Ctrl-C. What begins and ends a check are lines of their own,
 * between which `.vscode/tasks.json` finds the faults.
 */
export function watchFolder(folder: string, check: () => void): void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET);
  };
  const look = () => {
    for (const watcher of watchers) watcher.close();
    // Watched before it is read, so that no change falls between, and anew each time: some folders may be new.
    watchers = listFolders(folder).map((name) => watchOne(name, wait));
    console.log(`Reading ${folder}/ ...`);
    check();
    console.log(`Waiting for a change in ${folder}/. Ctrl-C ends this.`);
  };
  look();
  untilInterrupted().then(() => process.exit());
  // Seen from above: a folder that was taken away, and comes back.
  const name = path.basename(path.resolve(folder));
  watch(path.dirname(path.resolve(folder)), (_, changed) => changed === name && wait());
}

/** Watches one folder; what is wrong with it is a change as well. */
const watchOne = (folder: string, changed: () => void): FSWatcher =>
  watch(folder, changed).on("error", changed);

/** A folder with all that are in it; nothing where it is missing. */
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({ parentPath, name }) => path.join(parentPath, name))];
}
