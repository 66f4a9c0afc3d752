import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Download } from "#app/site/downloads.server.ts";
import { followListings } from "./follow-listings.ts";
import { proveDownload } from "./prove-download.ts";

// Each test starts several programs.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "material-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Findings as lines, without the names of files. */
const list = async (findings: Promise<Finding[]>): Promise<string[]> =>
  (await findings).map(({ line, found, fix }) => `${line} found ${found}; ${fix}`.replaceAll(folder, "."));

describe("a download", () => {
  const TESTS = `import os, sys
if not os.path.exists("sums.py"):
    sys.exit("not yet: the first task is sums.py")
from sums import add
print(add(1, 2))
sys.exit(add(1, 2) != int(open("three.txt").read()))
`;
  const SOLUTION = "def add(a, b):\n    return a + b\n";

  /** Proves a download with these tests and this solution, if there is one. */
  const prove = (
    tests: string,
    solution?: string,
    commands = ["echo 3 >three.txt", "python3 test_sums.py"],
  ) => {
    const solutions = mkdtempSync(path.join(folder, "solutions-"));
    if (solution === undefined) rmSync(solutions, { recursive: true });
    else writeFileSync(path.join(solutions, "sums.py"), solution);
    const download: Download = {
      ...{ folder: "sums", address: "/sums.zip", needs: "Python", tests: "test_sums.py" },
      commands: ["cd sums", ...commands],
      files: [
        { name: "README.md", text: "# Sums" },
        { name: "test_sums.py", text: tests },
      ],
    };
    return list(proveDownload(download, { tests: "test_sums.py", solutions }, folder));
  };

  it("is right if its tests name the first task, and pass on the solution", async () =>
    expect(await prove(TESTS, SOLUTION)).toEqual([]));

  it.each([
    ["the solution is wrong", TESTS, "def add(a, b):\n    return a * b\n", /does not pass: 2/],
    ["the tests pass before the task is done", "print(3)", SOLUTION, /^1 found tests that pass before/],
    [
      "the tests do not name the first task",
      "from sums import add",
      SOLUTION,
      /do not name the first task: ModuleNotFoundError: No module named 'sums'/,
    ],
    [
      "no test is run",
      TESTS.replace("from sums", "import unittest; unittest.main(argv=['-'])\nfrom sums"),
      SOLUTION,
      /no test was run/,
    ],
    ["the tests have no solution", TESTS, undefined, /^1 found tests without a solution; write one into /],
  ])("has a fault if %s", async (_what, tests, solution, expected) =>
    expect(await prove(tests, solution)).toEqual([expect.stringMatching(expected)]),
  );

  it("has a fault if the command that makes the data fails", async () =>
    expect(await prove(TESTS, SOLUTION, ["echo 'no data' && exit 1", "python3 test_sums.py"])).toEqual([
      expect.stringMatching(/do not name the first task: no data/),
    ]));
});

describe("the listings of a session", () => {
  const follow = (...listings: [kind: string, text: string][]) => {
    const blocks = listings.map(([kind, text]) => `\`\`\`${kind}\n${text}\n\`\`\`\n`);
    const page = parseContentFile("sums.md", `---\ntitle: Sums\n---\n${blocks.join("\n")}`);
    return list(followListings(page, folder, true));
  };
  const FILE = ["text file=a.txt", "one\ntwo"] as [string, string];

  it("is right if its listings print what follows them", async () =>
    expect(
      await follow(
        FILE,
        ["sh run", "cat a.txt"],
        ["text output", "one\ntwo"],
        ["sh fails", "rm b.txt 2>/dev/null"],
        ["text output", ""],
      ),
    ).toEqual([]));

  it.each([
    ["other numbers than the page, where it says so", "list 998 ms\nset    12 ms", []],
    ["no other words", "list 998 ms\nmap 12 ms", [/found 'set 3.5 ms'; .* prints 'map 12 ms'/]],
    ["no fewer lines", "list 998 ms", [/found 'set 3.5 ms'; .* prints no further line/]],
  ])("may print %s", async (_what, printed, expected) =>
    expect(
      await follow(["sh run", `echo '${printed}'`], ["text output varies", "list   1,204 ms\nset 3.5 ms"]),
    ).toEqual(expected.map((text) => expect.stringMatching(text))),
  );

  it("has a fault for each listing that does something else, at its line", async () =>
    expect(
      await follow(
        FILE,
        ["sh run", "cat a.txt"],
        ["text output", "one\nthree\nfour"],
        ["sh run", "echo more\nexit 1"],
        ["text output", "more\nand more"],
        ["sh fails", "echo less; echo than that"],
        ["text output", "less"],
        ["sh run", "echo unread"],
        ["python", "print(2)"],
        ["text output", "of nothing"],
      ),
    ).toEqual([
      "15 found 'three'; 'cat a.txt' prints 'two': write that, or correct the program",
      "19 found 'echo more; exit 1', which fails: more; write 'sh fails', or correct the program",
      "26 found 'and more'; 'echo more; exit 1' prints no further line: remove it, or correct the program",
      "29 found 'echo less; echo than that', which succeeds; write 'sh run', or correct the program",
      "35 found the end of the output; 'echo less; echo than that' prints 'than that': write that, or correct the program",
      "37 found 'echo unread' without its output; write it below, as 'text output'",
      "41 found a listing 'python'; write 'python file=NAME', 'sh run', 'sh fails', or 'text output' below a command",
      "45 found a listing 'text output'; write 'python file=NAME', 'sh run', 'sh fails', or 'text output' below a command",
    ]));
});

it("reports which programs are missing, and how to install them", () => {
  const module = path.resolve("scripts/material/run-material.ts");
  const program = `import { runMaterial } from ${JSON.stringify(module)};\nawait runMaterial({}, "");`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { PATH: "nowhere" },
  });
  expect(stderr).toBe(
    "Missing: python3, javac. On Debian or Ubuntu: sudo apt-get install --no-install-recommends python3 default-jdk-headless\n",
  );
  expect(status).toBe(1);
});
