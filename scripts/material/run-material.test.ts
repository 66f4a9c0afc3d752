import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { getSettings } from "#app/academy/settings.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { packDownload } from "#app/courses/articles/downloads.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { listMissing } from "../programs/test-programs.ts";
import { followListings } from "./follow-listings.ts";
import { proveDownload } from "./prove-download.ts";
import { runMaterial } from "./run-material.ts";

/** Skipped where there is no Python; in CI there is. */
const itWithPython = it.skipIf(
  process.platform === "win32" || (!getSettings().CI && listMissing(["python3"]).length > 0),
);

const { at, write } = createTestFolder();

/** Findings as lines, without the names of files. */
const list = (findings: Finding[]): string[] =>
  findings.map(({ line, found, fix, output = "" }) =>
    `${line} found ${found}; ${fix}${output && `:\n${output}`}`.replaceAll(at(), "."),
  );

const TESTS = `import os, sys
if not os.path.exists("sums.py"):
    sys.exit("not yet: the first task is sums.py")
from sums import add
print(add(1, 2))
sys.exit(add(1, 2) != int(open("three.txt").read()))
`;
const SOLUTION = "def add(a, b):\n    return a + b\n";
const DATA = "echo 3 >three.txt";

const makeDownload = (tests: string, data = DATA) => ({
  folder: "sums",
  address: "/sums.zip",
  needs: "Python",
  tests: "test_sums.py",
  commands: ["cd sums", data, "python3 test_sums.py"],
  files: [
    { name: "README.md", text: "# Sums\n" },
    { name: "test_sums.py", text: tests },
  ],
});

itWithPython.each<[name: string, tests: string, solution: string | undefined, data: string, found: string[]]>(
  [
    ["is right if its tests name the first task, and pass on the solution", TESTS, SOLUTION, DATA, []],
    [
      "has a wrong solution",
      TESTS,
      SOLUTION.replace("+", "*"),
      DATA,
      ["does not pass; correct the tests or the solution:\n2"],
    ],
    ["passes before its task is done", "print(3)", SOLUTION, DATA, ["1 found tests that pass before"]],
    ["does not name the first task", "from sums import add", SOLUTION, DATA, ["No module named 'sums'"]],
    [
      "has no tests",
      TESTS.replace("from sums", "import unittest; unittest.main(argv=['-'])\nfrom sums"),
      SOLUTION,
      DATA,
      ["no test that is run"],
    ],
    ["has no solution", TESTS, undefined, DATA, ["1 found tests without a solution; write one into "]],
    ["cannot make its data", TESTS, SOLUTION, "echo 'no data' && exit 1", [":\nno data"]],
  ],
)("a download %s", async (_, tests, solution, data, found) => {
  if (solution !== undefined) write("solutions/sums.py", solution);
  const places = { tests: "test_sums.py", solutions: at("solutions") };
  const findings = await proveDownload(makeDownload(tests, data), places, at());
  expect(list(findings)).toEqual(found.map((text) => expect.stringContaining(text)));
});

itWithPython("another program unpacks a download", () => {
  const archive = packDownload(makeDownload("print('₹')\n"), "2026-11-26");
  write("a.zip", archive);
  const { status } = spawnSync("python3", ["-m", "zipfile", "-e", "a.zip", "."], { cwd: at() });
  expect(status).toBe(0);
  expect(readFileSync(at("sums/README.md"), "utf8")).toBe("# Sums\n");
  expect(readFileSync(at("sums/test_sums.py"), "utf8")).toBe("print('₹')\n");
});

/** Follows listings: what is after each fence, and the lines below it. */
async function follow(...listings: [kind: string, text: string][]): Promise<string[]> {
  const blocks = listings.map(([kind, text]) => `\`\`\`${kind}\n${text}\n\`\`\`\n`);
  const page = parseContentFile("sums.md", `---\ntitle: Sums\n---\n${blocks.join("\n")}`);
  return list(await followListings(page, at(), true));
}
const FILE: [string, string] = ["text file=a.txt", "one\ntwo"];
const READ: [string, string] = ["sh run", "cat a.txt"];

itOnPosix("listings are right if they print what follows them", async () =>
  expect(
    await follow(
      FILE,
      READ,
      ["text output", "one\ntwo"],
      ["sh fails", "rm b.txt 2>/dev/null"],
      ["text output", ""],
    ),
  ).toEqual([]),
);

itOnPosix("writes a file of every name that the content may have", async () =>
  expect(
    await follow(["text file=make-data.py", "one"], ["sh run", "cat make-data.py"], ["text output", "one"]),
  ).toEqual([]),
);

itOnPosix.each([
  ["other numbers than the page, where it says so", "list 998 ms\nset    12 ms", []],
  ["no other words", "list 998 ms\nmap 12 ms", ["found 'set 3.5 ms'; 'echo"]],
  ["no fewer lines", "list 998 ms", ["prints no further line"]],
])("may print %s", async (_, printed, found) =>
  expect(
    await follow(["sh run", `echo '${printed}'`], ["text output varies", "list   1,204 ms\nset 3.5 ms"]),
  ).toEqual(found.map((text) => expect.stringContaining(text))),
);

itOnPosix("each listing that does something else is a fault at its line", async () =>
  expect(
    await follow(
      FILE,
      READ,
      ["text output", "one\nthree\nfour"],
      ["sh run", "echo more\nexit 1"],
      ["text output", "more\nand more"],
      ["sh fails", "echo less; echo than that"],
      ["text output", "less"],
      ["sh run", "echo unread"],
      ["python", "print(2)"],
      ["text output", "of nothing"],
      ["sh run", "echo last"],
    ),
  ).toEqual([
    "15 found 'three'; 'cat a.txt' prints 'two': write that, or correct the program",
    "19 found 'echo more; exit 1', which fails; write 'sh fails', or correct the program:\nmore",
    "26 found 'and more'; 'echo more; exit 1' prints no further line: remove it, or correct the program",
    "29 found 'echo less; echo than that', which succeeds; write 'sh run', or correct the program",
    "35 found the end of the output; 'echo less; echo than that' prints 'than that': write that, or correct the program",
    "37 found 'echo unread' without its output; write it below, as 'text output'",
    expect.stringContaining("41 found a listing 'python'; write 'python file=NAME', "),
    expect.stringContaining("45 found a listing 'text output'; write 'python file=NAME', "),
    "49 found 'echo last' without its output; write it below, as 'text output'",
  ]),
);

it("reports which programs are missing, and how to install them", async () => {
  vi.stubEnv("PATH", "nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(runMaterial({} as SiteContent, "")).rejects.toThrow(
    /^Missing: .*javac\. On Debian or Ubuntu: sudo apt-get install --no-install-recommends .*default-jdk-headless$/,
  );
});
