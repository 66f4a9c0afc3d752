import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

/** A command of the guide, as typed, and what the guide says that it answers. */
type Shown = { command: string; answer: string };

/** What a block of the guide shows, command by command. */
const readBlock = (block: string): Shown[] =>
  block.split(/^\$ /m).flatMap((part) => {
    const [command = "", ...answer] = part.split("\n");
    return command ? [{ command, answer: answer.join("\n") }] : [];
  });

const GUIDE = readFileSync("content/README.md", "utf8");
const SHOWN = [...GUIDE.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].flatMap(([, block = ""]) => readBlock(block));

let folder = "";
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines and counts move whenever somebody writes something. */
const normalise = (text: string): string =>
  text
    .replaceAll(folder, "content")
    .replace(/:\d+ /g, ":… ")
    .replace(/:\d+$/gm, ":…")
    .replace(/\d+ courses(, \d+ warnings?)?/, "… courses");

function run(command: string): string {
  const { stdout, stderr } = spawnSync("sh", ["-c", command.replace("npm run ", "npm run --silent ")], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_FOLDER: folder },
    input: "",
  });
  return stdout + stderr;
}

/** The mistakes of which an answer speaks: in which file which words stand in the place of which. */
const listMistakes = (answer: string) =>
  [...answer.matchAll(/^ {2}content\/(\S+):\d+ \S*?(\w+): found '(.*?)'; .*write (\S+)$/gm)].map(
    ([, file = "", field, found, fix]) => ({ file, wrong: `${field}: ${found}`, right: `${field}: ${fix}` }),
  );

it.each(["CONTRIBUTING.md", "README.md", "content/README.md"])("%s names files that there are", (guide) => {
  const named = [
    ...readFileSync(guide, "utf8").matchAll(/`((?:app|scripts|e2e|content|public|docs)\/[\w./-]*)`/g),
  ];
  const paths = named.map(([, path = ""]) => path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it("shows how the content is checked, and how a course, a prompt and a question are begun", () => {
  expect(SHOWN.map(({ command }) => command.split(" ", 5).join(" "))).toEqual([
    ...["npm run content", "npm run content"],
    ...["npm run new -- course", "npm run new -- prompt", "npm run new -- question"],
  ]);
});

it.each(SHOWN)("$command answers as the guide says", ({ command, answer }) => {
  const mistakes = listMistakes(answer);
  for (const { file, wrong, right } of mistakes) changeFile(folder, file, right, wrong);
  const said = normalise(run(command));
  // Before the answer comes what may be wrong, and what only the owner can settle; everything else is shown whole.
  if (answer.includes("complete and consistent")) expect(said.endsWith(normalise(answer))).toBe(true);
  else expect(said).toBe(normalise(answer));
  for (const { file, wrong, right } of mistakes) changeFile(folder, file, wrong, right);
});
