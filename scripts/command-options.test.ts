import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** Runs a command as it is typed behind `npm run`, without what it needs to do anything. */
function run(...command: string[]) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...command], {
    encoding: "utf8",
    env: { PATH, HOME, CONTENT_FOLDER: "/nowhere" },
    input: "",
  });
  return { status, said: `${stdout}${stderr}` };
}

describe("what a command does not know ends it with a sentence", () => {
  it.each([
    [
      ["content", "--", "--wach"],
      "npm run content does not know '--wach': write --watch or --owner or nothing.",
    ],
    [["build", "--", "--draft"], "npm run build does not know '--draft': write --drafts or nothing."],
    [["build", "--", "drafts"], "npm run build does not know 'drafts': write --drafts or nothing."],
    [["build", "--", "--drafts=no"], "npm run build: write --drafts."],
    [
      ["launch-check", "--", "--preveiw"],
      "npm run launch-check does not know '--preveiw': write --preview or nothing.",
    ],
    [["deploy", "--", "--preview"], "npm run deploy: write --preview VALUE."],
    [["check", "--", "one", "two"], "npm run check does not know 'two'."],
    [["start", "--", "-p"], "npm run start does not know '-p': write nothing."],
  ])("%j", (command, sentence) => expect(run(...command)).toEqual({ status: 1, said: `${sentence}\n` }));

  it("an option that npm would keep for itself", () =>
    expect(run("build", "--drafts")).toEqual({
      status: 1,
      said: "npm keeps --drafts for itself: write npm run build -- --drafts.\n",
    }));
});

it("every command refuses an option that it does not have", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  /** Run by other commands, or handing options on to Playwright. */
  const others = ["postinstall", "font", "programs", "e2e"];
  const own = Object.entries(scripts).filter(
    ([name, text]) => /\bnode (--\S+ )?scripts/.test(text) && !others.includes(name),
  );
  expect(own.length).toBeGreaterThan(12);
  for (const [name] of own)
    expect(run(name, "--", "--nonsense"), name).toEqual({
      status: 1,
      said: expect.stringMatching(`^npm run ${name} does not know '--nonsense': write .*\\.\\n`),
    });
});
