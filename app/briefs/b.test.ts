import { execFile } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** The rows of a simple CSV file: no cell of it has a comma, a quote or a line break. */
const readRows = (folder: string, name: string): string[][] =>
  readFileSync(path.join(folder, name), "utf8")
    .replace("\ufeff", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));

const writeRows = (folder: string, name: string, rows: string[][]) =>
  writeFileSync(path.join(folder, name), rows.map((row) => `${row.join(",")}\n`).join(""));

const withoutTests = (course: string) =>
  layOut({ course, make: [], solution: "", test: () => [], mistakes: [] });

async function runPython(folder: string, ...options: string[]): Promise<string> {
  const { passed, output } = await run(folder, ["python3", ...options]);
  expect(passed, output).toBe(true);
  return output;
}

describe("the brief of prompt-engineering", { timeout: 120_000 }, () => {
  it("publishes the agreements and the key that its script makes, and others for another number", async () => {
    const folder = await withoutTests("prompt-engineering");
    const published = "content/briefs/files/prompt-engineering";
    for (const name of ["agreements-1.txt", "key-1.csv"]) rmSync(path.join(folder, name));
    await runPython(folder, "agreements.py", "1");
    await runPython(folder, "agreements.py", "2");
    for (const name of ["agreements-1.txt", "key-1.csv"]) {
      const made = readFileSync(path.join(folder, name), "utf8");
      expect(made).toBe(readFileSync(path.join(published, name), "utf8"));
      expect(made).not.toBe(readFileSync(path.join(folder, name.replace("1", "2")), "utf8"));
    }
    expect(readRows(folder, "key-1.csv")).toHaveLength(1 + 70);
  });

  it("has a score that tells right, wrong, made up, missed and unproven values apart", async () => {
    const folder = await withoutTests("prompt-engineering");
    const [, ...key] = readRows(folder, "key-1.csv");
    const texts = readFileSync(path.join(folder, "agreements-1.txt"), "utf8").split(/^AGREEMENT \d+$/m);
    const table = key.map(([agreement = "", field = "", value = ""]) => {
      const quote = texts[Number(agreement)]?.trim().slice(0, 12) ?? "";
      return [agreement, field, value, value === "not stated" ? "" : quote];
    });
    const score = async (changes: Record<string, string[]>) => {
      const rows = table.map((row) => changes[`${row[0]} ${row[1]}`] ?? row);
      writeRows(folder, "table.csv", [["agreement", "field", "value", "source"], ...rows]);
      return (await runPython(folder, "score.py", "1", "table.csv"))
        .trim()
        .split(/\s+/)
        .slice(-5)
        .map(Number);
    };
    expect(await score({})).toEqual([70, 0, 0, 0, 0]);
    const unstated = key.find(([, , value]) => value === "not stated") ?? [];
    const [agreement = "", field = ""] = unstated;
    const quote = table.find((row) => row[0] === agreement && row[3])?.[3] ?? "";
    const changes = {
      [`${agreement} ${field}`]: [agreement, field, "2026-01-01", quote],
      "1 payer": ["1", "payer", "", ""],
      "1 receiver": ["1", "receiver", "Ashok Pawar", table[0]?.[3] ?? ""],
      "1 monthly": ["1", "monthly", "Rs. 9800/-", "a sentence of no agreement"],
      "1 deposit": ["1", "deposit", " RS 75000 ", table[0]?.[3] ?? ""],
    };
    expect(await score(changes)).toEqual([66, 1, 1, 1, 1]);
  });
});

describe("the brief of ai-updates", { timeout: 120_000 }, () => {
  const TASKS = Array.from({ length: 20 }, (_, number) => `task ${number}`);

  async function hide(folder: string): Promise<string[][]> {
    const rows = TASKS.map((task) => [task, "right", "from the old", "from the new"]);
    writeRows(folder, "answers.csv", [["task", "expected", "old", "new"], ...rows]);
    await runPython(folder, "blind.py", "hide", "4711");
    return readRows(folder, "marking.csv");
  }

  it("hides which tool answered, and counts after the marks, in whatever order the rows come", async () => {
    const folder = await withoutTests("ai-updates");
    const [head = [], ...hidden] = await hide(folder);
    const shown = hidden.filter(([, , a]) => a === "from the old").length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(20);
    const wrong: Record<string, string[]> = {
      "from the old": ["task 1", "task 2", "task 3", "task 4", "task 5"],
      "from the new": ["task 5", "task 6"],
    };
    const marked = hidden.map(([task = "", expected = "", a = "", b = ""]) => {
      const marks = [a, b].map((answer) => (wrong[answer]?.includes(task) ? "no" : "Yes"));
      return [task, expected, a, b, ...marks];
    });
    writeRows(folder, "marking.csv", [head, ...marked.toReversed()]);
    const output = (await runPython(folder, "blind.py", "count", "4711")).replaceAll(/ +/g, " ");
    expect(output).toContain("both right 14\nonly old right 1\nonly new right 4\nneither right 1\n");
    // Of the 32 ways in which five coins fall, 12 are 0, 1, 4 or 5 heads.
    expect(output).toContain("1 to 4, or by more, in 38%");
  });

  it("counts nothing while a mark is missing", async () => {
    const folder = await withoutTests("ai-updates");
    await hide(folder);
    const { passed, output } = await run(folder, ["python3", "blind.py", "count", "4711"]);
    expect(passed).toBe(false);
    expect(output).toContain("is not marked with yes or no");
  });
});

describe("the brief of high-level-system-design", { timeout: 120_000 }, () => {
  it("has a day with as many redirects as it says, in order, and with one link that is opened at once", async () => {
    const folder = await withoutTests("high-level-system-design");
    await runPython(folder, "day.py");
    const [, ...visits] = readRows(folder, "day.csv");
    expect(visits).toHaveLength(105_900);
    expect(readFileSync("content/briefs/high-level-system-design.md", "utf8")).toContain("105,900 redirects");
    const seconds = visits.map(([second]) => Number(second));
    expect(seconds.every((second, place) => second >= (seconds[place - 1] ?? 0) && second < 86_400)).toBe(
      true,
    );
    const opened = Map.groupBy(visits, ([, link]) => link);
    const [most] = [...opened.values()].toSorted((a, b) => b.length - a.length);
    expect(most?.length).toBe(9000);
    const lastBall = 21 * 3600 + 25 * 60;
    expect(most?.filter(([second]) => Number(second) - lastBall < 600).length).toBeGreaterThan(8000);
  });

  it("has a sheet that calculates as one does on paper", async () => {
    const output = await runPython(await withoutTests("high-level-system-design"), "sheet.py");
    const rows = new Map(output.split("\n").map((line) => [line.slice(0, 28).trim(), line.slice(28).trim()]));
    // 10,000,000 users x 10 / 86,400 s; x 2; 500,000 links a day for 1,825 days, of 500 B each.
    expect(rows.get("redirects a second")).toMatch(/1\.2\s+1\.2 k$/);
    expect(rows.get("redirects a second, peak")).toMatch(/2\.3\s+2\.3 k$/);
    expect(rows.get("links after 5 years")).toMatch(/^910\s+910 k\s+910 M$/);
    expect(rows.get("storage after 5 years")).toMatch(/460 GB$/);
    // 912,500,000 links x 1,000 guesses are between the sixth and the seventh power of 62.
    expect(rows.get("length of a code")).toMatch(/7$/);
  });
});

it("no given script is longer than fifty lines", () => {
  const given = "content/briefs/files/{ai-*,cursor-*,high-level-*,low-level-*,math-*,prompt-*}/*.{py,mjs}";
  const scripts = globSync(given).filter((file) => !/test_|\.test\./.test(file));
  expect(scripts).toHaveLength(10);
  const long = scripts.filter((file) => readFileSync(file, "utf8").trimEnd().split("\n").length > 50);
  expect(long).toEqual([]);
});
