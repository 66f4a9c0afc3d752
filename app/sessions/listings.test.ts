import { execFile } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type MarkedToken, marked } from "marked";
import { afterAll, describe, expect, it, vi } from "vitest";
import { parseContentFile } from "../content/content-file.server.ts";

// A session starts up to a dozen programs, each of which waits on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Where the sessions show their folder in a traceback. */
const SHOWN_FOLDER = "/home/asha";

/** Answers that a file of tests must refuse: edits of the sample solution, and what the test says of them. */
const WRONG_ANSWERS: Record<string, { what: string; edit: [from: string, to: string]; says: string }[]> = {
  "python-fundamentals": [
    {
      what: "an error that is left",
      edit: ["pen_price = 15", 'pen_price = "15"'],
      says: "not yet: the receipt comes to 296.5",
    },
    {
      what: "a total that is typed in",
      edit: ['"To pay:", total', '"To pay: 296.5"'],
      says: "not yet: with 20 pens",
    },
    {
      what: "a sum made of repeated text",
      edit: ["pens * pen_price", 'int(pens * "15")'],
      says: "not yet: the receipt comes to 296.5",
    },
    { what: "a note that is missing", edit: ["# TypeError 9\n", ""], says: "You wrote: nothing" },
    {
      what: "the line of the cause for the reported one",
      edit: ["# TypeError 9", "# TypeError 3"],
      says: "You wrote: TypeError 3",
    },
    {
      what: "a note too many",
      edit: ["# NameError", "# NameError 8\n# NameError"],
      says: "not yet: four notes",
    },
  ],
  "ai-agents-mcp": [
    { what: "means without their spread", edit: ["T = 2.1", "T = 0"], says: "FAIL: test_another_draw" },
    {
      what: "the spread of one version",
      edit: ["stdev(before) ** 2 / len(before) + ", ""],
      says: "FAIL: test_the_spread_of_the_first",
    },
    {
      what: "the deviation of a population",
      edit: ["mean, stdev", "mean, pstdev as stdev"],
      says: "FAIL: test_standard_deviations",
    },
    {
      what: "a deviation of one run",
      edit: [" ** 2 / len(after)", " ** 2"],
      says: "FAIL: test_four_questions_lower",
    },
    {
      what: "a verdict on few runs",
      edit: ["len(scores) < 10", "len(scores) < 9"],
      says: "FAIL: test_nine_runs",
    },
    {
      what: "no verdict on more than ten runs",
      edit: ["< 10", "!= 10"],
      says: "ERROR: test_more_than_ten_runs",
    },
    {
      what: "a drop told as a gain",
      edit: ['return "better"', 'return "worse"'],
      says: "FAIL: test_four_questions_higher",
    },
    { what: "logs of a smaller loss", edit: ["loss >= 6", "loss >= 5"], says: "FAIL: test_a_loss_of_six" },
    { what: "logs of a larger loss only", edit: ["loss >= 6", "loss > 6"], says: "FAIL: test_a_loss_of_six" },
    { what: "logs of gains", edit: ["loss >= 6", "abs(loss) >= 6"], says: "FAIL: test_a_gain" },
    {
      what: "logs in the order of names",
      edit: ["(-losses[question], question)", "question"],
      says: "FAIL: test_the_largest_loss",
    },
  ],
  "ai-updates": [
    {
      what: "a claim without its figure",
      edit: ["30% more accurately (errors fell from 10 to 7 in 100)", "well"],
      says: "not yet: claim",
    },
    {
      what: "the wrong model's emails",
      edit: ["old model, of 20: 18", "old model, of 20: 17"],
      says: "not yet: right with the old",
    },
    {
      what: "emails that nobody counted",
      edit: ["new model, of 20: 17", "new model, of 20: 19"],
      says: "not yet: right with the new",
    },
    { what: "one email of twenty as proof", edit: [": cannot tell", ": no"], says: "not yet: more accurate" },
    { what: "the price in place of the cost", edit: ["+7", "-50"], says: "not yet: change of cost" },
    { what: "another closing date", edit: ["closes: 60", "closes: 30"], says: "not yet: days until" },
    { what: "a verdict that does not follow", edit: [": wait", ": adopt"], says: "not yet: verdict" },
    { what: "no reason", edit: ["reason: ", "because: "], says: "You have 0 words" },
    {
      what: "a reason of too many words",
      edit: ["reason: ", `reason: ${"very ".repeat(20)}`],
      says: "not yet: reason",
    },
    {
      what: "a day after the old model closes",
      edit: ["in days: 21", "in days: 60"],
      says: "not yet: look again",
    },
  ],
};

type Session = { course: string; draft?: boolean; task: { file: string; solution: string } };

const SESSIONS = globSync("content/sessions/*.md").flatMap((file) => {
  const { data, body } = parseContentFile(file, readFileSync(file, "utf8"));
  const { course, task, draft } = data as Session;
  return draft ? [] : [{ course, body, task }];
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "session-")));
  folders.push(folder);
  return folder;
}

/** Runs a shell command in a folder. The output is what a terminal shows, errors included. */
async function runCommand(command: string, folder: string): Promise<{ output: string; failed: boolean }> {
  const env = { ...process.env, PYTHONUNBUFFERED: "1" };
  const options = { cwd: folder, env, timeout: 60_000 };
  return promisify(execFile)("sh", ["-c", `exec 2>&1\n${command}`], options).then(
    ({ stdout }) => ({ output: stdout, failed: false }),
    (error: { code: unknown; stdout: string }) => {
      if (typeof error.code !== "number") throw error;
      return { output: error.stdout, failed: true };
    },
  );
}

/** Python before 3.13 draws the marks under a failed expression as the sessions show them; later ones do not. */
const version = Number(
  (await runCommand("python3 -c 'import sys; print(sys.version_info.minor)'", ".")).output,
);
const withoutMarks = (text: string): string => text.replaceAll(/^ +[~^]+\n/gm, "");
const asCompared = version < 13 ? (text: string) => text : withoutMarks;

/** Follows a session's listings in order in one new folder, and tells where they are wrong. */
async function findFaults(body: string): Promise<string[]> {
  const folder = makeFolder();
  const faults: string[] = [];
  let unread: { command: string; output: string } | undefined;
  const fences = (marked.lexer(body) as MarkedToken[]).filter((token) => token.type === "code");
  for (const { lang = "", text } of fences) {
    const file = /^\w+ file=([\w.]+)$/.exec(lang)?.[1];
    if (unread && lang !== "text output") faults.push(`${unread.command}: no 'text output' follows`);
    if (file) {
      writeFileSync(path.join(folder, file), `${text}\n`);
    } else if (lang === "sh run" || lang === "sh fails") {
      const { output, failed } = await runCommand(text, folder);
      if (failed !== (lang === "sh fails"))
        faults.push(`${text}: ${failed ? "fails" : "succeeds"}\n${output}`);
      unread = { command: text, output: output.trimEnd().replaceAll(folder, SHOWN_FOLDER) };
      continue;
    } else if (lang === "text output" && unread) {
      if (asCompared(unread.output) !== asCompared(text))
        faults.push(`${unread.command}: prints\n${unread.output}`);
    } else {
      faults.push(`'${lang}' is no kind of listing`);
    }
    unread = undefined;
  }
  if (unread) faults.push(`${unread.command}: no 'text output' follows`);
  return faults;
}

/** What a file of tests says of an answer. */
async function runTask(course: string, task: { file: string; solution: string }, answer: string) {
  const folder = makeFolder();
  copyFileSync(`content/sessions/files/${course}/${task.file}`, path.join(folder, task.file));
  writeFileSync(path.join(folder, task.solution), answer);
  return runCommand(`python3 ${task.file}`, folder);
}

it("every session has wrong answers", () => {
  expect(SESSIONS.map(({ course }) => course).sort()).toEqual(Object.keys(WRONG_ANSWERS).sort());
});

describe.each(SESSIONS)("the session of $course", ({ course, body, task }) => {
  const solution = readFileSync(`content/sessions/solutions/${course}/${task.solution}`, "utf8");

  it("prints what it shows", async () => {
    expect(await findFaults(body)).toEqual([]);
  });

  it("has a file of tests that the sample solution passes", async () => {
    expect(await runTask(course, task, solution)).toMatchObject({ failed: false });
  });

  it.each(WRONG_ANSWERS[course] ?? [])("has a file of tests that refuses $what", async ({ edit, says }) => {
    const wrong = solution.replace(...edit);
    expect(wrong).not.toBe(solution);
    const { output, failed } = await runTask(course, task, wrong);
    expect(output).toContain(says);
    expect(failed).toBe(true);
  });
});

describe("a broken listing is found", () => {
  const program = (code: string): string => `\`\`\`python file=a.py\n${code}\n\`\`\`\n`;
  const run = (mode: string): string => `\`\`\`sh ${mode}\npython3 a.py\n\`\`\`\n`;
  const output = (text: string): string => `\`\`\`text output\n${text}\n\`\`\`\n`;

  it.each([
    ["another output", program("print(2)") + run("run") + output("3"), /prints\n2$/],
    ["a failure", program("exit(1)") + run("run") + output(""), /: fails/],
    ["a success that should fail", program("print(2)") + run("fails") + output("2"), /: succeeds/],
    [
      "another line of a traceback",
      program("\n1 / 0") + run("fails") + output("ZeroDivisionError"),
      /line 2, in/,
    ],
    ["a file that was not written", run("run") + output("2"), /No such file/],
    ["a command without its output", program("print(2)") + run("run") + program("1"), /no 'text output'/],
    ["a last command without its output", program("print(2)") + run("run"), /no 'text output'/],
    ["an output without a command", output("2"), /'text output' is no kind/],
    ["a listing of an unknown kind", "```python\nprint(2)\n```", /'python' is no kind/],
  ])("%s", async (_what, body, fault) => {
    expect((await findFaults(body)).join("\n")).toMatch(fault);
  });

  it("and a right one is not", async () => {
    expect(await findFaults(program("print(2)") + run("run") + output("2"))).toEqual([]);
  });
});
