import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const BRIEFS = "content/briefs";
const UNITTEST = ["python3", "-m", "unittest"];

/** Python starts once for each command of a learner's program: on a busy machine that takes its time. */
const TIMEOUT = 240_000;

/** A small edit that makes a solution wrong, and what the tests then say. */
type Mistake = { what: string; file: string; from: string; to: string; says: RegExp };
type Brief = { course: string; make?: string[]; tests: string[]; mistakes: Mistake[] };

const TESTED: Brief[] = [
  {
    course: "python-fundamentals",
    make: ["python3", "make_export.py"],
    tests: UNITTEST,
    mistakes: [
      {
        what: "adds up with float",
        file: "ledger.py",
        from: '    paise = int(rupees) * 100 + int(rest.ljust(2, "0"))',
        to: "    paise = int(float(text) * 100)",
        says: /FAIL: test_money_is_exact/,
      },
      {
        what: "takes any month that begins alike",
        file: "ledger.py",
        from: 'row["date"].startswith(month)',
        to: 'row["date"][5:7] == month[5:7]',
        says: /FAIL: test_only_the_month_that_was_asked_for_counts/,
      },
      {
        what: "counts faulty lines from 0",
        file: "ledger.py",
        from: "line {reader.line_num}",
        to: "line {reader.line_num - 1}",
        says: /FAIL: test_each_faulty_line_is_named_by_its_number/,
      },
    ],
  },
  {
    course: "web-development",
    make: [process.execPath, "make-recipes.mjs"],
    tests: [process.execPath, "--test", "--test-reporter=tap"],
    mistakes: [
      {
        what: "leaves out a recipe that takes exactly the longest time",
        file: "recipes.mjs",
        from: "recipe.minutes <= maxMinutes",
        to: "recipe.minutes < maxMinutes",
        says: /not ok \d+ - counts a recipe that takes exactly the longest time/,
      },
      {
        what: "obeys signs of regular expressions",
        file: "recipes.mjs",
        from: "place.includes(word)",
        to: "new RegExp(word).test(place)",
        says: /not ok \d+ - takes signs as they are/,
      },
      {
        what: "takes an error page for an answer",
        file: "recipes.mjs",
        from: "if (!response.ok)",
        to: "if (response.status === 500)",
        says: /not ok \d+ - fails with the status when the server refuses/,
      },
    ],
  },
  {
    course: "data-structures-algorithms",
    make: ["python3", "make_enrolments.py"],
    tests: UNITTEST,
    mistakes: [
      {
        what: "places exams in the order of the file",
        file: "scheduler.py",
        from: "return max(rest, key=lambda exam: (len(taken_slots(clashes, slots, exam)), len(clashes[exam]), exam))",
        to: "return next(rest)",
        says: /FAIL: test_the_whole_term_fits_into_twelve_slots/,
      },
      {
        what: "takes the heuristic for exact",
        file: "scheduler.py",
        from: 'exact(clashes) if "--exact" in words else dsatur(clashes)',
        to: "dsatur(clashes)",
        says: /twelve exams that mislead every simple order: 3 slots are enough/,
      },
      {
        what: "forgets a clash",
        file: "scheduler.py",
        from: "            clashes[other].add(one)\n",
        to: "",
        says: /has \S+ and \S+ in slot/,
      },
    ],
  },
  {
    course: "database-mastery",
    make: ["python3", "make_railway.py"],
    tests: UNITTEST,
    mistakes: [
      {
        what: "does not watch changes",
        file: "schema.sql",
        from: "CREATE TRIGGER booking_update AFTER UPDATE ON booking WHEN NEW.status = 'booked'",
        to: "CREATE TRIGGER booking_update AFTER UPDATE OF seat ON booking WHEN NEW.status = 'booked'",
        says: /accepted, although Ravi has the seat now/,
      },
      {
        what: "lets no journey begin where another ends",
        file: "schema.sql",
        from: "AND from_stop < NEW.to_stop AND NEW.from_stop < to_stop",
        to: "AND from_stop <= NEW.to_stop AND NEW.from_stop <= to_stop",
        says: /FAIL: test_journeys_that_only_touch_share_a_seat/,
      },
      {
        what: "lets a passenger wait twice",
        file: "schema.sql",
        from: "  UNIQUE (run_id, passenger),\n",
        to: "",
        says: /accepted, although Asha waits already/,
      },
    ],
  },
  {
    course: "debug-support",
    tests: UNITTEST,
    mistakes: [
      {
        what: "loses a paisa of the bill",
        file: "repaired.py",
        from: "[share + 1] * rest + [share] * (people - rest)",
        to: "[share] * people",
        says: /split_bill\(1000, 3\) gives \[333, 333, 333\]/,
      },
      {
        what: "has a property that cannot fail",
        file: "properties.py",
        from: "        assert (wanted in ordered) == (place >= 0), case\n",
        to: "",
        says: /check_find overlooks/,
      },
      {
        what: "accuses a function that is right",
        file: "properties.py",
        from: "        assert (wanted in ordered) == (place >= 0), case\n",
        to: "        assert (wanted in ordered) == (place > 0), case\n",
        says: /find is right, but check_find objects/,
      },
    ],
  },
];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder as a learner has it: what is given, and a solution beside it. */
function makeFolder(course: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `brief-${course}-`));
  folders.push(folder);
  for (const part of ["files", "solutions"])
    cpSync(path.join(BRIEFS, part, course), folder, { recursive: true });
  return folder;
}

/** Runs a command there, and gives its exit code and what it has written. */
function run(folder: string, [command = "", ...words]: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
  return new Promise((resolve) =>
    execFile(command, words, { cwd: folder, env, timeout: TIMEOUT }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    ),
  );
}

describe.each(TESTED)("the brief of $course", ({ course, make, tests, mistakes }) => {
  it("has tests that its solution passes, with data that its script makes", {
    timeout: TIMEOUT,
  }, async () => {
    const folder = makeFolder(course);
    if (make) expect(await run(folder, make)).toMatchObject({ code: 0 });
    expect(await run(folder, tests)).toMatchObject({ code: 0 });
  });

  it.each(mistakes)("has tests that fail when the solution $what", { timeout: TIMEOUT }, async (mistake) => {
    const folder = makeFolder(course);
    if (make) await run(folder, make);
    const file = path.join(folder, mistake.file);
    const solution = readFileSync(file, "utf8");
    expect(solution).toContain(mistake.from);
    writeFileSync(file, solution.replaceAll(mistake.from, mistake.to));
    const result = await run(folder, tests);
    expect(result.code).not.toBe(0);
    expect(result.text).toMatch(mistake.says);
  });
});

describe("the brief of debug-support", () => {
  it("has tests that the functions fail as they are given", { timeout: TIMEOUT }, async () => {
    const folder = makeFolder("debug-support");
    writeFileSync(path.join(folder, "repaired.py"), "from suspects import *\n");
    const { code, text } = await run(folder, UNITTEST);
    expect(code).not.toBe(0);
    const wrong = text.match(/FAIL: test_every_function_is_repaired \S+ \[(\w+)\]/g);
    expect(wrong).toHaveLength(8);
  });
});

describe("the brief of core-java", () => {
  it("gives the orders that its script makes, and tests that know their sum", {
    timeout: TIMEOUT,
  }, async () => {
    const folder = makeFolder("core-java");
    const given = readFileSync(path.join(folder, "orders.csv"), "utf8");
    const { code, text } = await run(folder, ["python3", "make_orders.py"]);
    expect(code).toBe(0);
    expect(readFileSync(path.join(folder, "orders.csv"), "utf8")).toBe(given);
    expect(readFileSync(path.join(folder, "InvoiceMakerTest.java"), "utf8")).toContain(`"${text.trim()}"`);
    const [count, , sum] = text.match(/\d+/g) ?? [];
    expect(readFileSync(path.join(BRIEFS, "core-java.md"), "utf8")).toContain(
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
    timeout: TIMEOUT,
  }, async () => {
    const folder = makeFolder("advanced-java");
    expect(await run(folder, ["python3", "make_trace.py"])).toMatchObject({ code: 0 });
    const trace = readFileSync(path.join(folder, "trace.csv"), "utf8");
    const text = readFileSync(path.join(BRIEFS, "advanced-java.md"), "utf8");
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
