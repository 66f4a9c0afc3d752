import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "#app/content/finding.ts";
import type { Download } from "#app/courses/articles/downloads.server.ts";
import { getLastLines, runInShell } from "./run-in-shell.ts";

/** What runners print when there is nothing to run: they succeed all the same. */
const NO_TESTS = /^(Ran 0 tests|# tests 0$|ℹ tests 0$)/m;

/** How tests name what is to be done next; the README explains it. */
const NEXT = "not yet:";

/** Where the tests and the solutions of a download are. */
type Folders = { tests: string; solutions: string };

/**
 * Runs the commands of a download's README in an empty folder: tests must fail and name the first task, and pass with
 * the solutions.
 */
export async function proveDownload(
  download: Download,
  { tests, solutions }: Folders,
  folder: string,
): Promise<Finding[]> {
  const fault = (found: string, fix: string, output = "") => [
    { file: tests, line: 1, path: [], found, fix, output },
  ];
  const unpacked = path.join(folder, download.folder);
  mkdirSync(unpacked);
  for (const { name, text } of download.files) writeFileSync(path.join(unpacked, name), text);
  const command = download.commands.join(" && ");
  const before = await runInShell(folder, command);
  if (before.passed) return fault("tests that pass before the task is done", "test what is to be done");
  if (!before.output.includes(NEXT)) {
    const fix = `print '${NEXT}' and the first task when its file is missing or has only what is handed out`;
    return fault("tests that do not name the first task", fix, getLastLines(before.output));
  }
  if (!existsSync(solutions)) return fault("tests without a solution", `write one into ${solutions}/`);
  cpSync(solutions, unpacked, { recursive: true });
  const after = await runInShell(folder, command);
  if (NO_TESTS.test(after.output)) return fault("no test that is run", "correct the tests");
  if (after.passed) return [];
  return fault(
    `tests that the solution in ${solutions}/ does not pass`,
    "correct the tests or the solution",
    getLastLines(after.output),
  );
}
