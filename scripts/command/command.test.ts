import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";
import { readOptions } from "./command.ts";

const OPTIONS = {
  owner: { type: "boolean" },
  strictPort: { type: "boolean" },
  project: { type: "string" },
  since: { type: "string" },
  json: { type: "boolean" },
} as const;

const { at, write } = createTestFolder();
const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Reads a command line, of which npm up to version 11 has turned some options into variables. */
function read(words: string[], variables: Record<string, string>) {
  process.argv = [...argv.slice(0, 2), ...words];
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`npm_config_${name}`, value);
  const { values, positionals } = readOptions(OPTIONS, 1, "usage");
  return { ...values, positionals };
}

it.each([
  ["--owner", [], { owner: "true" }, { owner: true, positionals: [] }],
  ["--strictPort", [], { strictport: "true" }, { strictPort: true, positionals: [] }],
  ["--project=demo --since=1h", [], { project: "demo", since: "1h" }, { project: "demo", since: "1h" }],
  ["--since 1h", ["1h"], { since: "true" }, { since: "1h", positionals: [] }],
  ["--since 1h word -- --owner", ["1h", "word", "--owner"], { since: "true" }, { owner: true, since: "1h" }],
  ["--project=", [], { project: "" }, { project: "", positionals: [] }],
  ["--no-json", [], { json: "" }, { positionals: [] }],
])("takes %s, which npm has swallowed", (_, words, variables, values) =>
  expect(read(words, variables)).toMatchObject(values),
);

it("leaves no swallowed option to the commands that it starts", () => {
  read([], { owner: "true" });
  expect(process.env.npm_config_owner).toBeUndefined();
});

it.each([
  [
    ["a", "b"],
    { project: "true", since: "true" },
    "separated these options from their values: write --project=... --since=...",
  ],
  [[], { since: "true" }, "'--since <value>' argument missing"],
])("refuses the words %j after %j", (words, variables, sentence) => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  expect(() => read(words, variables)).toThrow("status 1");
  expect(print.mock.lastCall?.[0]).toContain(sentence);
});

it.each([
  ["json=true", [], {}],
  ["json=true", ["--", "--json"], { json: true }],
  ["", ["--json"], { json: true }],
])("with '%s' in a user's .npmrc, npm run x %j is read as %j", (settings, words, values) => {
  const command = pathToFileURL("scripts/command/command.ts").href;
  write(
    "x.mjs",
    `const { readOptions } = await import(${JSON.stringify(command)});
    console.log(JSON.stringify(readOptions({ json: { type: "boolean" } }, 0, "").values));`,
  );
  write("package.json", JSON.stringify({ scripts: { x: `"${process.execPath}" x.mjs` } }));
  write("npmrc", settings);
  // The npm that runs the tests; Windows would find one only through a shell.
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const { stdout } = spawnSync(program, [...first, "run", "x", ...words], {
    cwd: at(),
    encoding: "utf8",
    env: { ...process.env, npm_config_userconfig: at("npmrc") },
  });
  expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toEqual(values);
});
