import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { waitForExitSignal } from "./exit-signal.ts";

/** Milliseconds to debounce changes: an editor that saves makes several at once. */
const DEBOUNCE = 100;

/**
 * Runs a check on a folder now and after each change in it, until Ctrl-C. It prints a line before and after each check:
 * `.vscode/tasks.json` reads the faults between the two.
 */
export function watchFolder(folder: string, check: () => void): void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE);
  };
  const run = () => {
    for (const watcher of watchers) watcher.close();
    // Watch before reading, so that no change is missed in between; watch anew each time, since folders may be new.
    watchers = listFolders(folder).map((name) => watchOne(name, schedule));
    console.log(`Reading ${folder}/ ...`);
    check();
    console.log(`Waiting for a change in ${folder}/. Ctrl-C ends this.`);
  };
  run();
  waitForExitSignal().then(() => process.exit());
  // The parent folder shows that the folder itself was taken away or put back.
  const name = path.basename(path.resolve(folder));
  watch(path.dirname(path.resolve(folder)), (_, changed) => changed === name && schedule());
}

/** Watches one folder; an error, as when it is deleted, is a change too. */
const watchOne = (folder: string, changed: () => void): FSWatcher =>
  watch(folder, changed).on("error", changed);

/** A folder and all folders below it; none where it is missing. */
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({ parentPath, name }) => path.join(parentPath, name))];
}
