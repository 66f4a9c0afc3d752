import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect } from "vitest";
import { itOnPosix } from "#app/testing/test-folder.server.ts";
import { runInShell } from "./run-in-shell.ts";

// The outcome comes when nothing holds the output any more: neither the shell nor what it has started.
itOnPosix.each([
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
])("stops a command that %s without end, and all that it has started", async (_, script, limits, reason) => {
  const { passed, output } = await runInShell(tmpdir(), script, limits);
  expect(passed).toBe(false);
  expect(output.endsWith(`\n${reason}`)).toBe(true);
});

itOnPosix.each([
  ["echo one", { passed: true, output: "one\n" }],
  ["echo one >&2; exit 3", { passed: false, output: "one\n" }],
  ["node --version", { passed: true, output: `${process.version}\n` }],
])("gives the output and the success of '%s'", async (command, outcome) =>
  expect(await runInShell(tmpdir(), command)).toEqual(outcome),
);

itOnPosix.each([
  ["has ended", "mktemp", 1000],
  ["was stopped", "mktemp; sleep 1000", 0.2],
])("removes the temporary files of a command that %s", async (_, command, seconds) => {
  const { output } = await runInShell(tmpdir(), command, { seconds, characters: 1000 });
  const [file = ""] = output.split("\n");
  expect(file).toMatch(/^\//);
  expect(existsSync(file)).toBe(false);
});
