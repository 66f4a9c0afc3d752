import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

const NODE = process.execPath;

/** A small edit of the reference solution that makes it wrong, and the test that has to notice. */
type Mistake = { name: string; from: string; to: string; noticedBy: string };

/** `test` is the command that runs all tests, or the one of a name. */
type Brief = {
  course: string;
  make: string[][];
  solution: string;
  test: (name?: string) => string[];
  mistakes: Mistake[];
};

/** The tests of a Python file, or the one of a class and name. */
const unittest =
  (file: string) =>
  (name?: string): string[] => ["python3", "-m", "unittest", name ? `${file}.${name}` : file];

const BRIEFS: Brief[] = [
  {
    course: "cursor-fullstack",
    make: [[NODE, "bookings.mjs"]],
    solution: "server.mjs",
    test: (name = ".") => [NODE, "--test", "--test-name-pattern", name, "admin.test.mjs"],
    mistakes: [
      {
        name: "an export of all buildings for each desk",
        from: "toCsv(select(user, searchParams))",
        to: 'toCsv(select({ role: "admin" }, searchParams))',
        noticedBy: "a desk sees its own building only",
      },
      {
        name: "pages in no fixed order where starts are equal",
        from: ": a.id - b.id",
        to: ": 0",
        noticedBy: "page after page",
      },
      {
        name: "formulas in the export",
        from: "/^[=+\\-@\\t\\r]/.test(text)",
        to: "/^=/.test(text)",
        noticedBy: "the CSV file keeps",
      },
    ],
  },
  {
    course: "ai-agents-mcp",
    make: [],
    solution: "guard.py",
    test: unittest("test_guard"),
    mistakes: [
      {
        name: "two calls that share one reserve",
        from: 'left = self.rules["budget"] - task.spent - sum(task.reserved.values())\n            if',
        to: 'left = self.rules["budget"] - task.spent\n            if',
        noticedBy: "GuardTest.test_two_calls_at_once_cannot_share_one_reserve",
      },
      {
        name: "a timeout that costs nothing",
        from: '"unknown", 504, reserve',
        to: '"unknown", 504, 0',
        noticedBy: "GuardTest.test_an_unknown_cost_is_charged_in_full",
      },
      {
        name: "a call that a crash made free",
        from: "task.spent += sum(task.reserved.values())",
        to: "task.spent += 0",
        noticedBy: "GuardTest.test_charges_a_call_that_a_crash_interrupted",
      },
      {
        name: "a key in the log",
        from: '"reserve": reserve, "request": request}',
        to: '"reserve": reserve, "request": request, "key": "secret-key-4711"}',
        noticedBy: "GuardTest.test_records_every_call_and_no_key",
      },
    ],
  },
  {
    course: "low-level-system-design",
    make: [["python3", "trip.py", "1"]],
    solution: "bills.py",
    test: unittest("test_bills"),
    mistakes: [
      {
        name: "paise left over given by place instead of loss",
        from: "key=lambda place: -parts[place][1]",
        to: "key=lambda place: place",
        noticedBy: "PropertyTest.test_the_paise_left_over_go_to_the_largest_losses",
      },
      {
        name: "an entry that undo deletes",
        from: "self.record(self.entries[label].reverse())",
        to: "del self.entries[label]",
        noticedBy: "PropertyTest.test_history_keeps_every_entry_in_order",
      },
      {
        name: "amounts in floating point",
        from: 'paise = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))',
        to: "paise = int(float(text) * 100)",
        noticedBy: "PropertyTest.test_shares_add_up_to_the_bill",
      },
      {
        name: "a debt that settle forgets",
        from: "while debtors:",
        to: "while debtors[1:]:",
        noticedBy: "PropertyTest.test_a_settlement_pays_every_debt_with_few_payments",
      },
    ],
  },
  {
    course: "math-for-ml",
    make: [["python3", "starts.py"]],
    solution: "descent.py",
    test: unittest("test_descent"),
    mistakes: [
      {
        name: "a gradient without the inner derivative",
        from: "x * x * x - x + 0.1 - 10 * x * across",
        to: "x * x * x - x + 0.1 - 10 * across",
        noticedBy: "DescentTest.test_gradient_is_the_slope_of_the_surface",
      },
      {
        name: "Adam without the correction of its second mean",
        from: "sqrt(s / (1 - beta2**step))",
        to: "sqrt(s)",
        noticedBy: "DescentTest.test_first_step_of_adam_has_the_size_of_the_rate",
      },
      {
        name: "a rate from the smaller eigenvalue",
        from: "(a + c) / 2 + sqrt",
        to: "(a + c) / 2 - sqrt",
        noticedBy: "DescentTest.test_largest_rate_decides_at_both_minima",
      },
      {
        name: "a one-sided difference",
        from: "left[place] -= width",
        to: "left[place] -= 0",
        noticedBy: "DescentTest.test_estimate_takes_both_sides",
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
  const { solution, test } = brief;

  it("has tests that the reference solution passes", async () => {
    const { passed, output } = await run(await layOut(brief), test());
    expect(passed, output).toBe(true);
    expect(output).toMatch(/Ran [1-9]|pass [1-9]/);
  });

  it.each(brief.mistakes)("has a test that notices $name", async ({ from, to, noticedBy }) => {
    const folder = await layOut(brief);
    const file = path.join(folder, solution);
    const right = readFileSync(file, "utf8");
    expect(right.split(from), `${solution} has once: ${from}`).toHaveLength(2);
    writeFileSync(
      file,
      right.replace(from, () => to),
    );
    const { passed, output } = await run(folder, test(noticedBy));
    expect(passed, output).toBe(false);
    expect(output).toMatch(/AssertionError/);
  });
});
