import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

const NODE = process.execPath;

/** A small edit of the reference solution that makes it wrong, the test that has to notice, and what it says. */
type Mistake = { name: string; file?: string; from: string; to: string; noticedBy: string; says?: string };

/** `test` is the command that runs all tests, or the one of a name. */
type Brief = {
  course: string;
  make?: string[];
  solution: string;
  test: (name?: string) => string[];
  mistakes: Mistake[];
};

const unittest = (name = ""): string[] => ["python3", "-m", "unittest", ...(name ? ["-k", name] : [])];
const nodeTest = (name = "."): string[] => [
  NODE,
  "--test",
  "--test-reporter=tap",
  "--test-name-pattern",
  name,
];

const BRIEFS: Brief[] = [
  {
    course: "cursor-fullstack",
    make: [NODE, "bookings.mjs"],
    solution: "server.mjs",
    test: nodeTest,
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
    solution: "guard.py",
    test: unittest,
    mistakes: [
      {
        name: "two calls that share one reserve",
        from: 'left = self.rules["budget"] - task.spent - sum(task.reserved.values())\n            if',
        to: 'left = self.rules["budget"] - task.spent\n            if',
        noticedBy: "test_two_calls_at_once_cannot_share_one_reserve",
      },
      {
        name: "a timeout that costs nothing",
        from: '"unknown", 504, reserve',
        to: '"unknown", 504, 0',
        noticedBy: "test_an_unknown_cost_is_charged_in_full",
      },
      {
        name: "a call that a crash made free",
        from: "task.spent += sum(task.reserved.values())",
        to: "task.spent += 0",
        noticedBy: "test_charges_a_call_that_a_crash_interrupted",
      },
      {
        name: "a key in the log",
        from: '"reserve": reserve, "request": request}',
        to: '"reserve": reserve, "request": request, "key": "secret-key-4711"}',
        noticedBy: "test_records_every_call_and_no_key",
      },
    ],
  },
  {
    course: "low-level-system-design",
    make: ["python3", "trip.py", "1"],
    solution: "bills.py",
    test: unittest,
    mistakes: [
      {
        name: "paise left over given by place instead of loss",
        from: "key=lambda place: -parts[place][1]",
        to: "key=lambda place: place",
        noticedBy: "test_the_paise_left_over_go_to_the_largest_losses",
      },
      {
        name: "an entry that undo deletes",
        from: "self.record(self.entries[label].reverse())",
        to: "del self.entries[label]",
        noticedBy: "test_history_keeps_every_entry_in_order",
      },
      {
        name: "amounts in floating point",
        from: 'paise = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))',
        to: "paise = int(float(text) * 100)",
        noticedBy: "test_shares_add_up_to_the_bill",
      },
      {
        name: "a debt that settle forgets",
        from: "while debtors:",
        to: "while debtors[1:]:",
        noticedBy: "test_a_settlement_pays_every_debt_with_few_payments",
      },
    ],
  },
  {
    course: "math-for-ml",
    make: ["python3", "starts.py"],
    solution: "descent.py",
    test: unittest,
    mistakes: [
      {
        name: "a gradient without the inner derivative",
        from: "x * x * x - x + 0.1 - 10 * x * across",
        to: "x * x * x - x + 0.1 - 10 * across",
        noticedBy: "test_gradient_is_the_slope_of_the_surface",
      },
      {
        name: "Adam without the correction of its second mean",
        from: "sqrt(s / (1 - beta2**step))",
        to: "sqrt(s)",
        noticedBy: "test_first_step_of_adam_has_the_size_of_the_rate",
      },
      {
        name: "a rate from the smaller eigenvalue",
        from: "(a + c) / 2 + sqrt",
        to: "(a + c) / 2 - sqrt",
        noticedBy: "test_largest_rate_decides_at_both_minima",
      },
      {
        name: "a one-sided difference",
        from: "left[place] -= width",
        to: "left[place] -= 0",
        noticedBy: "test_estimate_takes_both_sides",
      },
    ],
  },
  {
    course: "python-fundamentals",
    make: ["python3", "make_export.py"],
    solution: "ledger.py",
    test: unittest,
    mistakes: [
      {
        name: "amounts added up with float",
        from: '    paise = int(rupees) * 100 + int(rest.ljust(2, "0"))',
        to: "    paise = int(float(text) * 100)",
        noticedBy: "test_money_is_exact",
      },
      {
        name: "any month that begins alike",
        from: 'row["date"].startswith(month)',
        to: 'row["date"][5:7] == month[5:7]',
        noticedBy: "test_only_the_month_that_was_asked_for_counts",
      },
      {
        name: "faulty lines counted from 0",
        from: "line {reader.line_num}",
        to: "line {reader.line_num - 1}",
        noticedBy: "test_each_faulty_line_is_named_by_its_number",
      },
    ],
  },
  {
    course: "web-development",
    make: [NODE, "make-recipes.mjs"],
    solution: "recipes.mjs",
    test: nodeTest,
    mistakes: [
      {
        name: "a recipe left out that takes exactly the longest time",
        from: "recipe.minutes <= maxMinutes",
        to: "recipe.minutes < maxMinutes",
        noticedBy: "counts a recipe that takes exactly the longest time",
      },
      {
        name: "signs read as regular expressions",
        from: "place.includes(word)",
        to: "new RegExp(word).test(place)",
        noticedBy: "takes signs as they are",
      },
      {
        name: "an error page taken for an answer",
        from: "if (!response.ok)",
        to: "if (response.status === 500)",
        noticedBy: "fails with the status when the server refuses",
      },
    ],
  },
  {
    course: "data-structures-algorithms",
    make: ["python3", "make_enrolments.py"],
    solution: "scheduler.py",
    test: unittest,
    mistakes: [
      {
        name: "exams placed in the order of the file",
        from: "return max(rest, key=lambda exam: (len(taken_slots(clashes, slots, exam)), len(clashes[exam]), exam))",
        to: "return next(rest)",
        noticedBy: "test_the_whole_term_fits_into_twelve_slots",
      },
      {
        name: "the heuristic taken for exact",
        from: 'exact(clashes) if "--exact" in words else dsatur(clashes)',
        to: "dsatur(clashes)",
        noticedBy: "test_small_cases_use_the_fewest_slots_and_say_why",
        says: "twelve exams that mislead every simple order: 3 slots are enough",
      },
      {
        name: "a clash forgotten",
        from: "            clashes[other].add(one)\n",
        to: "",
        noticedBy: "test_the_whole_term_fits_into_twelve_slots",
        says: " in slot ",
      },
    ],
  },
  {
    course: "database-mastery",
    make: ["python3", "make_railway.py"],
    solution: "schema.sql",
    test: unittest,
    mistakes: [
      {
        name: "changes that nothing watches",
        from: "CREATE TRIGGER booking_update AFTER UPDATE ON booking WHEN NEW.status = 'booked'",
        to: "CREATE TRIGGER booking_update AFTER UPDATE OF seat ON booking WHEN NEW.status = 'booked'",
        noticedBy: "test_a_cancelled_seat_can_be_sold_again_and_not_taken_back",
        says: "accepted, although Ravi has the seat now",
      },
      {
        name: "no journey that begins where another ends",
        from: "AND from_stop < NEW.to_stop AND NEW.from_stop < to_stop",
        to: "AND from_stop <= NEW.to_stop AND NEW.from_stop <= to_stop",
        noticedBy: "test_journeys_that_only_touch_share_a_seat",
      },
      {
        name: "a passenger who waits twice",
        from: "  UNIQUE (run_id, passenger),\n",
        to: "",
        noticedBy: "test_each_number_and_each_passenger_waits_once_for_a_run",
        says: "accepted, although Asha waits already",
      },
    ],
  },
  {
    course: "debug-support",
    solution: "properties.py",
    test: unittest,
    mistakes: [
      {
        name: "a paisa of the bill that is lost",
        file: "repaired.py",
        from: "[share + 1] * rest + [share] * (people - rest)",
        to: "[share] * people",
        noticedBy: "test_every_function_is_repaired",
        says: "split_bill(1000, 3) gives [333, 333, 333]",
      },
      {
        name: "a property that cannot fail",
        from: "        assert (wanted in ordered) == (place >= 0), case\n",
        to: "",
        noticedBy: "test_your_properties",
        says: "check_find overlooks",
      },
      {
        name: "a property that accuses a right function",
        from: "        assert (wanted in ordered) == (place >= 0), case\n",
        to: "        assert (wanted in ordered) == (place > 0), case\n",
        noticedBy: "test_your_properties",
        says: "find is right, but check_find objects",
      },
    ],
  },
];

/** A folder as a learner has it: the published files, and the reference solution. */
function layOut(course: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `brief-${course}-`));
  for (const part of ["files", "solutions"]) {
    const source = `content/briefs/${part}/${course}`;
    if (existsSync(source)) cpSync(source, folder, { recursive: true });
  }
  return folder;
}

/** Such a folder for one test. */
function layOutForTest(course: string): string {
  const folder = layOut(course);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a command as it is typed in a terminal; NODE_TEST_CONTEXT would make `node --test` run nothing. */
function run(
  folder: string,
  [program = "", ...options]: string[],
): Promise<{ passed: boolean; output: string }> {
  const { NODE_TEST_CONTEXT: _, ...variables } = process.env;
  const env = { ...variables, PYTHONDONTWRITEBYTECODE: "1" };
  return new Promise((resolve) => {
    execFile(program, options, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ passed: error === null, output: `${out}\n${err}` }),
    );
  });
}

describe.each(BRIEFS)("the brief of $course", { timeout: 240_000 }, (brief) => {
  const { course, make, solution, test } = brief;

  let folder = "";
  beforeAll(async () => {
    folder = layOut(course);
    if (make) expect(await run(folder, make)).toMatchObject({ passed: true });
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has tests that the reference solution passes", async () => {
    const { passed, output } = await run(folder, test());
    expect(passed, output).toBe(true);
    expect(output).toMatch(/Ran [1-9]|pass [1-9]/);
  });

  it.each(brief.mistakes)("has a test that notices $name", async (mistake) => {
    const file = path.join(folder, mistake.file ?? solution);
    const right = readFileSync(file, "utf8");
    expect(right).toContain(mistake.from);
    writeFileSync(file, right.replaceAll(mistake.from, mistake.to));
    const { passed, output } = await run(folder, test(mistake.noticedBy));
    writeFileSync(file, right);
    expect(passed, output).toBe(false);
    expect(output).toContain("AssertionError");
    expect(output).toContain(mistake.says ?? "");
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

async function runPython(folder: string, ...options: string[]): Promise<string> {
  const { passed, output } = await run(folder, ["python3", ...options]);
  expect(passed, output).toBe(true);
  return output;
}

describe("the brief of prompt-engineering", { timeout: 120_000 }, () => {
  it("publishes the agreements and the key that its script makes, and others for another number", async () => {
    const folder = layOutForTest("prompt-engineering");
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
    const folder = layOutForTest("prompt-engineering");
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
    const folder = layOutForTest("ai-updates");
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
    const folder = layOutForTest("ai-updates");
    await hide(folder);
    const { passed, output } = await run(folder, ["python3", "blind.py", "count", "4711"]);
    expect(passed).toBe(false);
    expect(output).toContain("is not marked with yes or no");
  });
});

describe("the brief of high-level-system-design", { timeout: 120_000 }, () => {
  it("has a day with as many redirects as it says, in order, and with one link that is opened at once", async () => {
    const folder = layOutForTest("high-level-system-design");
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
    const output = await runPython(layOutForTest("high-level-system-design"), "sheet.py");
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

describe("the brief of debug-support", () => {
  it("has tests that the functions fail as they are given", { timeout: 240_000 }, async () => {
    const folder = layOutForTest("debug-support");
    writeFileSync(path.join(folder, "repaired.py"), "from suspects import *\n");
    const { passed, output } = await run(folder, unittest());
    expect(passed).toBe(false);
    const wrong = output.match(/FAIL: test_every_function_is_repaired \S+ \[(\w+)\]/g);
    expect(wrong).toHaveLength(8);
  });
});

describe("the brief of core-java", () => {
  it("gives the orders that its script makes, and tests that know their sum", {
    timeout: 240_000,
  }, async () => {
    const folder = layOutForTest("core-java");
    const given = readFileSync(path.join(folder, "orders.csv"), "utf8");
    const text = await runPython(folder, "make_orders.py");
    expect(readFileSync(path.join(folder, "orders.csv"), "utf8")).toBe(given);
    expect(readFileSync(path.join(folder, "InvoiceMakerTest.java"), "utf8")).toContain(`"${text.trim()}"`);
    const [count, , sum] = text.match(/\d+/g) ?? [];
    expect(readFileSync("content/briefs/core-java.md", "utf8")).toContain(
      `${count} invoices over ${Number(sum).toLocaleString("en")} rupees`,
    );
  });
});

describe("the brief of advanced-java", () => {
  /** Replays the trace on token buckets; `pour` says what a bucket holds after some milliseconds, in tokens. */
  function replay(trace: string, pour: (tokens: number, millis: number) => number, token: number): number {
    const buckets = new Map<string, { held: number; since: number }>();
    let allowed = 0;
    for (const line of trace.trim().split("\n").slice(1)) {
      const [millis, client = ""] = line.split(",");
      const now = Number(millis);
      const bucket = buckets.get(client) ?? { held: 20 * token, since: now };
      const held = Math.min(20 * token, pour(bucket.held, now - bucket.since));
      const taken = held >= token ? token : 0;
      if (taken > 0) allowed += 1;
      buckets.set(client, { held: held - taken, since: now });
    }
    return allowed;
  }

  it("says how many calls of its trace are allowed, exactly and by two mistakes", {
    timeout: 240_000,
  }, async () => {
    const folder = layOutForTest("advanced-java");
    await runPython(folder, "make_trace.py");
    const trace = readFileSync(path.join(folder, "trace.csv"), "utf8");
    const text = readFileSync("content/briefs/advanced-java.md", "utf8");
    const say = (count: number) => count.toLocaleString("en");
    const exact = say(replay(trace, (held, millis) => held + millis, 250));
    expect(text).toContain(`trace.csv is allowed ${exact} times`);
    const dropped = say(replay(trace, (held, millis) => held + Math.floor(millis / 250), 1));
    expect(text).toContain(`drops the remainder when it refills allows ${dropped} calls`);
    const double = say(replay(trace, (held, millis) => held + millis * (1.0 / 250), 1));
    expect(text).toContain(`as a \`double\` allows ${double}`);
    expect(trace.trim().split("\n")).toHaveLength(20_001);
  });
});
