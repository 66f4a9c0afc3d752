import { existsSync, type FSWatcher, watch } from "node:fs";
import { waitForExitSignal } from "./exit-signal.ts";

/** Milliseconds to debounce changes: an editor that saves makes several at once. */
const DEBOUNCE = 100;

/**
 * Runs a check on a folder now and after each change in it, until Ctrl-C. It prints a line before and after each check:
 * `.vscode/tasks.json` reads the faults between the two.
 */
export function watchFolder(folder: string, check: () => void): void {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE);
  };
  const run = () => {
    watcher?.close();
    // Watch before reading, so that no change is missed in between.
    watcher = existsSync(folder)
      ? watch(folder, { recursive: true }, schedule).on("error", schedule)
      : undefined;
    console.log(`Reading ${folder}/ ...`);
    check();
    console.log(`Waiting for a change in ${folder}/. Ctrl-C ends this.`);
  };
  run();
  waitForExitSignal().then(() => process.exit());
}
