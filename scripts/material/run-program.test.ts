import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { findReasons, runProgram } from "./run-program.ts";

// The outcome comes when nothing holds the output any more: neither the shell nor what it has started.
it.each([
  [
    "runs",
    "sleep 1000 & sleep 1000",
    { seconds: 0.2, characters: 1000 },
    "It was stopped after 0.2 seconds.",
  ],
  [
    "prints",
    "yes & yes",
    { seconds: 1000, characters: 1000 },
    "It was stopped after it had printed 1000 characters.",
  ],
])(
  "stops a program that %s without end, with everything that it has started",
  async (_what, script, limits, reason) => {
    const { passed, output } = await runProgram(tmpdir(), ["sh", "-c", script], limits);
    expect(passed).toBe(false);
    expect(findReasons(output)).toEqual([reason]);
  },
);

it("gives the output of a program that ends, and whether it has succeeded", async () => {
  const run = (script: string) => runProgram(tmpdir(), ["sh", "-c", script]);
  expect(await run("echo one; echo two >&2")).toEqual({
    passed: true,
    output: expect.stringMatching(/one\n/),
  });
  expect(await run("echo one; exit 3")).toEqual({ passed: false, output: "one\n" });
  expect(await runProgram(tmpdir(), ["no-such-program"])).toMatchObject({
    passed: false,
    output: expect.stringContaining("ENOENT"),
  });
});

it("finds what a compiler refuses", () =>
  expect(findReasons("Sums.java:3: error: cannot find symbol\n    c\n    ^\n1 error\n")).toEqual([
    "Sums.java:3: error: cannot find symbol",
  ]));
