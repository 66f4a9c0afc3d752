import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { checkShape, findingAt } from "#app/content/check-shape.server.ts";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import { findReasons, runInShell, runProgram } from "./run-program.ts";

/** Names of files in `solutions/<course>` that are no part of the solution. */
const MISTAKES = "mistakes.yaml";
const FACTS = "facts.py";

const mistakesSchema = z.strictObject({
  /** A shell command that makes the data which the tests read. */
  prepare: z.string().min(1).optional(),
  /** Edits that make the solution wrong as learners do. */
  mistakes: z.array(
    z.strictObject({
      name: z.string().min(1),
      /** The file to edit, where the solution has several. */
      file: z.string().min(1).optional(),
      from: z.string().min(1),
      to: z.string(),
      /** Part of the name of the tests that run, of which one must fail by an assertion; without it all run. */
      noticedBy: z.string().min(1).optional(),
      /** Words that the tests must print. */
      says: z.string().min(1).optional(),
    }),
  ),
});

type Mistake = z.output<typeof mistakesSchema>["mistakes"][number];

/** The folders beside a page, and what is in them; without a name the solution is the first file that can be it. */
export type Task = { files: string; solutions: string; tests: string; solution: string | undefined };

/** Both runners succeed when there is nothing to run. */
const NO_TESTS = /^(Ran 0 tests|# tests 0$)/m;

/** Runs the tests on the solution, then on each mistake. `folder` has a copy of all files. */
export async function runTests(task: Task, folder: string): Promise<Finding[]> {
  const { files, solutions, tests } = task;
  const command = getTestCommand(folder, tests);
  if (!command) return [];
  const [first] = globSync("*", { cwd: solutions, exclude: [MISTAKES, FACTS] }).toSorted();
  const { solution = first } = task;
  const warnOfTests = (found: string, fix: string) =>
    asWarning({ file: `${files}/${tests}`, line: 1, field: "", found, fix });
  if (!solution) return [warnOfTests("tests without a solution", `write one into ${solutions}/`)];

  const list = readMistakes(`${solutions}/${MISTAKES}`);
  const { data, findings } = checkShape(list, mistakesSchema);
  if (!data) return findings;
  const { prepare, mistakes } = data;
  if (prepare) {
    const { passed, output } = await runInShell(folder, prepare);
    const fix = `correct this command, which fails: ${findReasons(output).join("; ")}`;
    if (!passed) return [findingAt(list, ["prepare"], prepare, fix)];
  }
  const { passed, output } = await runProgram(folder, command);
  if (!passed || NO_TESTS.test(output)) {
    const found = `a solution that ${tests} refuses: ${findReasons(output).join("; ")}`;
    const hint = prepare ? "" : `; a command that makes their data is 'prepare' in ${MISTAKES}`;
    return [
      { file: `${solutions}/${solution}`, line: 1, field: "", found, fix: `correct it or the tests${hint}` },
    ];
  }
  if (mistakes.length === 0)
    return [warnOfTests("tests without mistakes", `write some that they must notice into ${list.file}`)];
  const faults: Finding[] = [];
  for (const [index, mistake] of mistakes.entries()) {
    const fault = await tryMistake({ ...mistake, file: mistake.file ?? solution }, tests, folder);
    if (fault)
      faults.push(findingAt(list, ["mistakes", index, fault.field], mistake[fault.field], fault.fix));
  }
  return faults;
}

/** The list of mistakes; an empty one where there is no file. */
const readMistakes = (file: string): ContentFile =>
  parseContentFile(file, existsSync(file) ? readFileSync(file, "utf8") : "mistakes: []");

/** Makes a mistake, runs the tests, and takes it back. Returns what is wrong with the mistake or the tests. */
async function tryMistake(
  { file, from, to, noticedBy, says }: Mistake & { file: string },
  tests: string,
  folder: string,
): Promise<{ field: keyof Mistake; fix: string } | undefined> {
  const place = path.join(folder, file);
  const right = existsSync(place) ? readFileSync(place, "utf8") : "";
  if (!right.includes(from)) return { field: "from", fix: `write what ${file} holds` };
  if (noticedBy && !readFileSync(path.join(folder, tests), "utf8").includes(noticedBy))
    return { field: "noticedBy", fix: `write a part of the name of a test in ${tests}` };
  writeFileSync(
    place,
    right.replaceAll(from, () => to),
  );
  const { passed, output } = await runProgram(folder, getTestCommand(folder, tests, noticedBy) ?? []);
  writeFileSync(place, right);
  const reasons = findReasons(output).join("; ");
  if (passed)
    return { field: "name", fix: `${tests} accepts it: correct the tests, or what they accept here` };
  if (noticedBy && !output.includes("AssertionError"))
    return { field: "noticedBy", fix: `let it fail by an assertion, not by '${reasons}'` };
  if (says && !output.includes(says)) return { field: "says", fix: `write what the tests print: ${reasons}` };
  return undefined;
}

/** Runs the program that compares what a page says with its files. `folder` has a copy of all of them. */
export async function runFacts(solutions: string, folder: string): Promise<Finding[]> {
  const command = existsSync(path.join(folder, FACTS)) ? getTestCommand(folder, FACTS) : undefined;
  if (!command) return [];
  const { passed, output } = await runProgram(folder, command);
  if (passed) return [];
  const fix = "correct the page, its files, or this program";
  return findReasons(output).map((found) => ({
    file: `${solutions}/${FACTS}`,
    line: 1,
    field: "",
    found,
    fix,
  }));
}

/** The command that runs a file of tests, or those with a word in their names; none for other languages. */
function getTestCommand(folder: string, file: string, word?: string): string[] | undefined {
  const { ext, name } = path.parse(file);
  if (ext === ".mjs")
    return ["node", "--test", "--test-reporter=tap", ...(word ? ["--test-name-pattern", word] : []), file];
  if (ext !== ".py") return undefined;
  const isUnittest = /^import unittest$/m.test(readFileSync(path.join(folder, file), "utf8"));
  return isUnittest ? ["python3", "-m", "unittest", ...(word ? ["-k", word] : []), name] : ["python3", file];
}
