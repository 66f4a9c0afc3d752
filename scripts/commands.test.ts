import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A clone in which nothing was built; its packages are those of this folder. */
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clone-"));
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of stdout.split("\0").filter((name) => name !== "")) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command of package.json as it is typed, with nobody to answer. */
function run(...command: string[]): { status: number | null; said: string } {
  const { FIRESTORE_EMULATOR_HOST: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...command], {
    cwd: folder,
    encoding: "utf8",
    env: { ...env, NODE_ENV: "production" },
    input: "",
  });
  const said = `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, "");
  expect(said).not.toMatch(/^ {4}at /m);
  return { status, said };
}

describe("without a build", () => {
  it.each([
    [["check"], "There is no built site in build/client: run npm run build first."],
    [["e2e", "--", "--no-build"], "build/client was not built for these tests: run them without --no-build."],
  ])("%j says so", (command, sentence) =>
    expect(run(...command)).toEqual({ status: 1, said: `${sentence}\n` }),
  );
});

describe("with a mistake in the content", () => {
  beforeAll(() => {
    const file = path.join(folder, "content/courses/core-java.md");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("\nlevel: Beginner\n", "\nlevel: Beginer\n"));
    mkdirSync(path.join(folder, "build/client"), { recursive: true });
    writeFileSync(path.join(folder, "build/client/index.html"), "");
  });

  it.each([
    ["content"],
    ["build"],
    ["check"],
    ["hosts"],
    ["launch-check"],
    ["new", "--", "question", "--title", "Is it so?"],
  ])("npm run %s says where, and what to write", (...command) => {
    const { status, said } = run(...command);
    expect(said).toMatch(
      /^(The content has faults: correct them first\.\n)?1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/,
    );
    expect(status).toBe(1);
  });
});

it("every command of the README is one of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const readme = readFileSync("README.md", "utf8") + readFileSync("content/README.md", "utf8");
  const named = [...readme.matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
