import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runMaterial } from "./run-material.ts";

// Each test starts several programs.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** The printed lines but those that count faults; names begin in the folder. */
async function run(): Promise<string[]> {
  const printed = await runMaterial(folder).catch((error: Error) => error.message);
  const lines = printed.replaceAll(`${folder}/`, "").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !/^\d+ content /.test(line));
}

const ALL_RIGHT = "The programs of sessions and briefs do what their pages say (1 tested).";

describe("a brief", () => {
  const TESTS = "briefs/files/sums/test_sums.py";
  const SOLUTION = "briefs/solutions/sums/sums.py";

  beforeEach(() => {
    write("briefs/sums.md", "---\ntests: test_sums.py\n---\nOne and two are 3.\n");
    write(
      TESTS,
      `import unittest
from sums import add

class Sums(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(add(1, 2), int(open("three.txt").read()))

if __name__ == "__main__":
    unittest.main()
`,
    );
    write("briefs/solutions/sums/prepare.sh", "echo 3 >three.txt\n");
    write(SOLUTION, "def add(a, b):\n    return a + b\n");
  });

  it("is right if its solution passes the tests", async () => expect(await run()).toEqual([ALL_RIGHT]));

  it.each([
    ["its solution is wrong", SOLUTION, "def add(a, b):\n    return a * b\n", "2 != 3"],
    ["its tests are empty", TESTS, "", "no test was run"],
    ["its tests hold no test", TESTS, "import unittest\nunittest.main()\n", "no test was run"],
    ["its tests say what is left to do", TESTS, "print('not yet: 3')\nexit(1)\n", "not yet: 3"],
  ])("has a fault if %s", async (_what, file, text, reason) => {
    write(file, text);
    expect(await run()).toEqual([
      `${TESTS}:1 found tests that the solution in briefs/solutions/sums/ does not pass: ${reason}; correct the tests or the solution; if the tests need data, make it in prepare.sh next to the solution`,
    ]);
  });

  it("has a fault if the script that makes the data fails", async () => {
    write("briefs/solutions/sums/prepare.sh", "echo 'no data'\nexit 1\n");
    expect(await run()).toEqual([
      "briefs/solutions/sums/prepare.sh:1 found a script that fails: no data; correct it",
    ]);
  });

  it("has a warning if it lacks a solution", async () => {
    rmSync(path.join(folder, path.dirname(SOLUTION)), { recursive: true });
    expect(await run()).toEqual([
      `${TESTS}:1 warning: found tests without a solution; write one into briefs/solutions/sums/`,
      ALL_RIGHT,
    ]);
  });

  it("is not tested while it is a draft", async () => {
    write("briefs/sums.md", "---\ndraft: true\ntests: test_sums.py\n---\nTo be written.\n");
    expect(await run()).toEqual([ALL_RIGHT.replace("1", "0")]);
  });

  it("may have tests and a solution in Java", async () => {
    write("briefs/sums.md", "---\ntests: SumsTest.java\n---\nOne and two are 3.\n");
    write(
      "briefs/files/sums/SumsTest.java",
      `class SumsTest {
    public static void main(String[] arguments) {
        System.out.println(Sums.add(1, 2) == 3 ? "ok" : "not yet: add");
        System.exit(Sums.add(1, 2) == 3 ? 0 : 1);
    }
}
`,
    );
    const writeSolution = (sum: string) =>
      write(
        "briefs/solutions/sums/Sums.java",
        `class Sums {\n    static int add(int a, int b) {\n        return ${sum};\n    }\n}\n`,
      );
    writeSolution("a + b");
    expect(await run()).toEqual([ALL_RIGHT]);
    writeSolution("a * b");
    expect(await run()).toEqual([expect.stringMatching(/does not pass: not yet: add; /)]);
    writeSolution("c");
    expect(await run()).toEqual([
      expect.stringMatching(/does not pass: [./]*Sums.java:3: error: cannot find symbol; /),
    ]);
  });

  it("reports which programs are missing, and how to install them", () => {
    const module = path.resolve("scripts/material/run-material.ts");
    const program = `import { runMaterial } from ${JSON.stringify(module)};\nawait runMaterial("");`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
      env: { PATH: "nowhere" },
    });
    expect(stderr).toBe(
      "Missing: python3, javac. On Debian or Ubuntu: sudo apt-get install --no-install-recommends python3 default-jdk-headless\n",
    );
    expect(status).toBe(1);
  });
});

describe("a session", () => {
  const HEAD = "---\ntask: { file: test_sums.py, solution: sums.py }\n---\n";
  const writeListings = (...listings: [kind: string, text: string][]) => {
    const blocks = listings.map(([kind, text]) => `\`\`\`${kind}\n${text}\n\`\`\`\n`);
    write("sessions/sums.md", `${HEAD}${blocks.join("\n")}`);
  };
  const FILE = ["text file=a.txt", "one\ntwo"] as [string, string];

  beforeEach(() => {
    write(
      "sessions/files/sums/test_sums.py",
      "import sums\nprint('done') if sums.TOTAL == 3 else exit('not yet: the total')\n",
    );
    write("sessions/solutions/sums/sums.py", "TOTAL = 3\n");
  });

  it("is right if its listings print what follows them, and its solution passes the tests", async () => {
    writeListings(
      FILE,
      ["sh run", "cat a.txt"],
      ["text output", "one\ntwo"],
      ["sh fails", "rm b.txt 2>/dev/null"],
      ["text output", ""],
    );
    expect(await run()).toEqual([ALL_RIGHT]);
  });

  it("may print other numbers than the page, where it says so, but no other words", async () => {
    const times = "list   1,204 ms\nset 3.5 ms";
    writeListings(["sh run", "echo 'list 998 ms'; echo 'set    12 ms'"], ["text output varies", times]);
    expect(await run()).toEqual([ALL_RIGHT]);
    writeListings(["sh run", "echo 'list 998 ms'; echo 'map 12 ms'"], ["text output varies", times]);
    expect(await run()).toEqual([expect.stringMatching(/found 'set 3.5 ms'; .* prints 'map 12 ms'/)]);
    writeListings(["sh run", "echo 'list 998 ms'"], ["text output varies", times]);
    expect(await run()).toEqual([expect.stringMatching(/found 'set 3.5 ms'; .* prints no further line/)]);
  });

  it("has a fault for each listing that does something else, at its line", async () => {
    writeListings(
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
    );
    const written = (await run()).map((line) => line.replace("sessions/sums.md:", ""));
    expect(written).toEqual([
      "15 found 'three'; 'cat a.txt' prints 'two': write that, or correct the program",
      "19 found 'echo more; exit 1', which fails: more; write 'sh fails', or correct the program",
      "26 found 'and more'; 'echo more; exit 1' prints no further line: remove it, or correct the program",
      "29 found 'echo less; echo than that', which succeeds; write 'sh run', or correct the program",
      "35 found the end of the output; 'echo less; echo than that' prints 'than that': write that, or correct the program",
      "37 found 'echo unread' without its output; write it below, as 'text output'",
      "41 found a listing 'python'; write 'python file=NAME', 'sh run', 'sh fails', or 'text output' below a command",
      "45 found a listing 'text output'; write 'python file=NAME', 'sh run', 'sh fails', or 'text output' below a command",
    ]);
  });
});
