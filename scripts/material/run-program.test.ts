import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { runProgram } from "./run-program.ts";

const run = (script: string, limits?: Parameters<typeof runProgram>[2]) =>
  runProgram(tmpdir(), ["sh", "-c", script], limits);

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
  async (_, script, limits, reason) => {
    const { passed, output } = await run(script, limits);
    expect(passed).toBe(false);
    expect(output.endsWith(`\n${reason}`)).toBe(true);
  },
);

it("gives the output of a program that ends, and whether it has succeeded", async () => {
  expect(await run("echo one")).toEqual({ passed: true, output: "one\n" });
  expect(await run("echo one >&2; exit 3")).toEqual({ passed: false, output: "one\n" });
  expect(await runProgram(tmpdir(), ["no-such-program"])).toMatchObject({
    passed: false,
    output: expect.stringContaining("ENOENT"),
  });
});

/** Writes programs into a folder, first on the path, that print where they are. */
function makeFirst(...names: string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), "first-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of names) writeFileSync(path.join(folder, name), "#!/bin/sh\necho $0\n", { mode: 0o755 });
}

it.runIf(process.platform === "linux" && existsSync("/usr/bin/python3"))(
  "runs the Python that has NumPy, whichever is first on the path, and the Java of the first compiler",
  async () => {
    makeFirst("java", "javac");
    makeFirst("python3");
    expect((await run("python3 --version")).output).toMatch(/^Python /);
    expect((await run("java")).output).toMatch(/first-\w+\/java\n$/);
  },
);
