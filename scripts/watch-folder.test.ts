import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";

const [TASK] = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")).tasks;
const { pattern, background } = TASK.problemMatcher;

let folder = "";
let watcher: ChildProcess;
let said = "";
beforeEach(() => {
  folder = copyContent();
  said = "";
  const [, script = "", ...parameters] = /^npm run --silent (\S+) -- (.*)$/.exec(TASK.command) ?? [];
  watcher = spawn(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    env: { ...process.env, CONTENT_FOLDER: folder },
  });
  for (const output of [watcher.stdout, watcher.stderr])
    output?.on("data", (text: Buffer) => (said += text.toString().replaceAll(folder, "content")));
});
afterEach(async () => {
  const ended = once(watcher, "exit");
  watcher.kill("SIGINT");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** What VS Code lists: the faults, or the warnings, between the last two lines that begin and end a check. */
function listProblems(severity?: "warning"): string[] | undefined {
  let found: string[] = [];
  let listed: string[] | undefined;
  for (const line of said.split("\n")) {
    const [, ...parts] = new RegExp(pattern.regexp).exec(line) ?? [];
    if (new RegExp(background.beginsPattern).test(line)) found = [];
    else if (new RegExp(background.endsPattern).test(line)) listed = found;
    else if (parts.length > 0 && parts[pattern.severity - 1] === severity)
      found.push([parts[pattern.file - 1], parts[pattern.message - 1]].join(" "));
  }
  return listed;
}
const expectProblems = (problems: string[]) =>
  expect.poll(() => listProblems(), { timeout: 100_000 }).toEqual(problems);

const LEVEL = "content/courses/core-java.md level: found 'Beginer'; write Beginner";

it("the task of VS Code lists each fault after the save that made it, and none after the one that fixed it", async () => {
  await expectProblems([]);
  changeFile(folder, "courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  await expectProblems([LEVEL]);
  changeFile(folder, "site.yaml", "href: /corporate }", "href: /corprate }");
  await expectProblems([LEVEL, expect.stringContaining("content/site.yaml navigation[3].href: ")]);
  changeFile(folder, "site.yaml", "href: /corprate }", "href: /corporate }");
  await expectProblems([LEVEL]);
  // As many editors save: another file replaces the old one.
  const file = path.join(folder, "courses/core-java.md");
  writeFileSync(`${folder}-saved`, readFileSync(file, "utf8").replace("level: Beginer", "level: Beginner"));
  renameSync(`${folder}-saved`, file);
  await expectProblems([]);
  changeFile(folder, "site.yaml", "announcement:\n", "announcement:\n  until: 2020-01-01\n");
  const warning =
    "content/site.yaml announcement.until: found '2020-01-01'; that day is over, so it is not shown: write a later day, or remove the announcement";
  await expect.poll(() => listProblems("warning"), { timeout: 100_000 }).toContain(warning);
  await expectProblems([]);
});

it("a folder that is taken away is a fault until it comes back", async () => {
  await expectProblems([]);
  renameSync(path.join(folder, "courses"), `${folder}-courses`);
  await expectProblems([expect.stringMatching(/^content\/courses found a folder that is missing or empty/)]);
  renameSync(`${folder}-courses`, path.join(folder, "courses"));
  await expectProblems([]);
});
