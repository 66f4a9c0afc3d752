import { existsSync } from "node:fs";
import path from "node:path";
import { asWarning, type Finding } from "#app/content/finding.ts";
import { findReasons, runInShell, runProgram } from "./run-program.ts";

/** A shell script next to a solution that makes the data which the tests read. */
const PREPARE = "prepare.sh";

/** The folders next to a page, and the name of its tests. */
export type Task = { files: string; solutions: string; tests: string };

/** What runners print when there is nothing to run: they succeed all the same. */
const NO_TESTS = /^(Ran 0 tests|# tests 0$)/m;

/** Runs the tests of a page on its solution. `folder` has a copy of all files. */
export async function runTests({ files, solutions, tests }: Task, folder: string): Promise<Finding[]> {
  const command = getTestCommand(tests);
  if (!command) return [];
  const finding = (file: string, found: string, fix: string) => ({ file, line: 1, field: "", found, fix });
  if (!existsSync(solutions))
    return [
      asWarning(finding(`${files}/${tests}`, "tests without a solution", `write one into ${solutions}/`)),
    ];
  if (existsSync(path.join(folder, PREPARE))) {
    const { passed, output } = await runInShell(folder, `sh ${PREPARE}`);
    const found = `a script that fails: ${findReasons(output).join("; ")}`;
    if (!passed) return [finding(`${solutions}/${PREPARE}`, found, "correct it")];
  }
  const { passed, output } = await runProgram(folder, command);
  const isEmpty = output.trim() === "" || NO_TESTS.test(output);
  if (passed && !isEmpty) return [];
  const reasons = isEmpty ? ["no test was run"] : findReasons(output);
  const found = `tests that the solution in ${solutions}/ does not pass: ${reasons.join("; ")}`;
  const fix = `correct the tests or the solution; if the tests need data, make it in ${PREPARE} next to the solution`;
  return [finding(`${files}/${tests}`, found, fix)];
}

/** The command that runs a file of tests; none for other languages. */
function getTestCommand(file: string): string[] | undefined {
  const { ext, name } = path.parse(file);
  // Before Java 18 both take another encoding than UTF-8 on some computers.
  if (ext === ".java")
    return ["sh", "-c", `javac -encoding UTF-8 ${file} && java -Dfile.encoding=UTF-8 ${name}`];
  if (ext === ".mjs") return ["node", "--test", "--test-reporter=tap", file];
  return ext === ".py" ? ["python3", file] : undefined;
}
