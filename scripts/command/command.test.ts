import { afterEach, expect, it, vi } from "vitest";
import { readOptions } from "./command.ts";

const OPTIONS = { strictPort: { type: "boolean" }, since: { type: "string" } } as const;

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function read(...words: string[]) {
  process.argv = [...argv.slice(0, 2), ...words];
  return readOptions(OPTIONS, 1, "usage");
}

it("reads options, their values and a word", () => {
  const { values, positionals } = read("--since", "1h", "word", "--strictPort");
  expect(values).toEqual({ since: "1h", strictPort: true });
  expect(positionals).toEqual(["word"]);
});

it("refuses options that npm has swallowed, and reports what to type", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  vi.stubEnv("npm_lifecycle_event", "messages");
  // As npm runs `npm run messages --strictPort --since 1h`.
  vi.stubEnv("npm_config_strictport", "true");
  vi.stubEnv("npm_config_since", "true");
  expect(() => read("1h")).toThrow("status 1");
  expect(print.mock.lastCall?.[0]).toBe(
    "npm has taken --strictPort and --since for itself: type -- before options, such as npm run messages -- --strictPort --since (in PowerShell '--', in quotes).\nusage",
  );
});

it("takes an option that is also a setting of npm", () => {
  vi.stubEnv("npm_config_since", "1d");
  expect(read("--since", "1h").values).toEqual({ since: "1h" });
  expect(read("--since=1h").values).toEqual({ since: "1h" });
});
