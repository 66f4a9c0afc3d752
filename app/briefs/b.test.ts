import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

const NODE = process.execPath;

/** A small edit of the reference solution that makes it wrong, and the test that has to notice. */
type Mistake = { name: string; file: string; from: string; to: string; noticedBy: string };

type Brief = { course: string; make: string[][]; tests: string[]; mistakes: Mistake[] };

const BRIEFS: Brief[] = [
  {
    course: "cursor-fullstack",
    make: [[NODE, "bookings.mjs"]],
    tests: [NODE, "--test", "--test-reporter=tap", "admin.test.mjs"],
    mistakes: [
      {
        name: "an export of all buildings for each desk",
        file: "server.mjs",
        from: "toCsv(select(user, searchParams))",
        to: 'toCsv(select({ role: "admin" }, searchParams))',
        noticedBy: "not ok 9 - a desk sees its own building only",
      },
      {
        name: "pages in no fixed order where starts are equal",
        file: "server.mjs",
        from: ": a.id - b.id",
        to: ": 0",
        noticedBy: "not ok 4 - page after page, each booking comes exactly once",
      },
      {
        name: "formulas in the export",
        file: "server.mjs",
        from: "/^[=+\\-@\\t\\r]/.test(text)",
        to: "/^=/.test(text)",
        noticedBy: "not ok 11 - the CSV file keeps",
      },
    ],
  },
];

/** A new folder as a learner has it: the published files, the data made from them, and the reference solution. */
async function layOut({ course, make }: Brief): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `brief-${course}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["files", "solutions"]) {
    const source = `content/briefs/${part}/${course}`;
    if (existsSync(source)) cpSync(source, folder, { recursive: true });
  }
  for (const command of make) {
    const made = await run(folder, command);
    expect(made, made.output).toMatchObject({ passed: true });
  }
  return folder;
}

/** Runs a command as it is typed in a terminal; NODE_TEST_CONTEXT would make `node --test` run nothing. */
function run(
  folder: string,
  [program = "", ...options]: string[],
): Promise<{ passed: boolean; output: string }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(program, options, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ passed: error === null, output: `${out}\n${err}` }),
    );
  });
}

describe.each(BRIEFS)("the brief of $course", { timeout: 120_000 }, (brief) => {
  it("has tests that the reference solution passes", async () => {
    const { passed, output } = await run(await layOut(brief), brief.tests);
    expect(passed, output).toBe(true);
  });

  it.each(brief.mistakes)("has tests that notice $name", async ({ file, from, to, noticedBy }) => {
    const folder = await layOut(brief);
    const solution = readFileSync(path.join(folder, file), "utf8");
    expect(solution.split(from), `${file} has once: ${from}`).toHaveLength(2);
    writeFileSync(
      path.join(folder, file),
      solution.replace(from, () => to),
    );
    const { passed, output } = await run(folder, brief.tests);
    expect(passed, output).toBe(false);
    expect(output).toContain(noticedBy);
  });
});
