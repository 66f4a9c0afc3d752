import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneWithFixture } from "./cloned-project.ts";
import { runTyped } from "./typed-command.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = "";
beforeAll(() => {
  folder = cloneWithFixture();
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file));

const NOT_BUILT = "build/for-tests was not built for these tests: run them without --no-build.";

/** Runs a command without settings. */
const run = (...command: string[]) => runWith({}, ...command);

function runWith(settings: NodeJS.ProcessEnv, ...command: string[]) {
  return runTyped(folder, settings, command);
}

describe("without a build and without settings", () => {
  const NO_SITE = "There is no built site in build/local: run npm run build first.";
  const NO_PROJECT = "FIREBASE_PROJECT_ID is not set: write the id of your project into .env.";

  it.each([
    [["check"], NO_SITE],
    [["picture"], NO_SITE],
    [["e2e", "--", "--no-build"], NOT_BUILT],
    [["deploy"], NO_PROJECT],
    [["messages"], "No Firestore answers at 127.0.0.1:9: run 'npm start' first."],
    [["notify"], "Write --project ID --since TIME --until TIME."],
    [["bench", "--", "size"], "No part size: write sizes, speed, filter, build, lighthouse."],
  ])("%j says what it lacks", (command, sentence) =>
    expect(run(...command)).toEqual({ status: 1, said: `${sentence}\n` }),
  );

  it("tests of programs say that they lack a Firestore, and how to get one", () =>
    expect(run("programs")).toEqual({
      status: 1,
      said: expect.stringMatching(/^No local Firestore, which the tests need: install Java .*\.\n$/),
    }));
});

it("browser tests refuse pages that send their messages to the store of another run", () => {
  mkdirSync(path.join(folder, "build/for-tests"), { recursive: true });
  writeFileSync(path.join(folder, "build/for-tests.json"), '{ "proxyPort": 9, "projectId": "demo-now" }');
  writeFileSync(path.join(folder, "build/for-tests/contact.html"), '{"projectId":"demo-before"}');
  expect(run("e2e", "--", "--no-build")).toEqual({ status: 1, said: `${NOT_BUILT}\n` });
  rmSync(path.join(folder, "build"), { recursive: true });
});

describe("in a fresh clone", () => {
  it("content counts the courses", () =>
    expect(run("content")).toEqual({
      status: 0,
      said: expect.stringMatching(/\ncontent\/ is complete and consistent: \d+ courses(, \d+ \w+)*\.\n$/),
    }));

  it.each([
    ["icons", /^public\/favicon\.svg, .* are drawn\.\n$/, globSync("public/{favicon.*,icons/*}")],
    ["schemas", /^\d+ files are up to date, 0 of them new or changed\.\n$/, ["content/README.md"]],
  ])("%s writes what is there, and says so", (command, sentence, files) => {
    const before = files.map(read);
    expect(run(command)).toEqual({ status: 0, said: expect.stringMatching(sentence) });
    expect(files.map(read)).toEqual(before);
  });
});

it("deploy hands over the addresses that have moved", () => {
  const npx = path.join(folder, "programs/npx");
  mkdirSync(path.dirname(npx));
  writeFileSync(npx, '#!/bin/sh\necho "$@"\ncp firebase.json handed-over.json\n', { mode: 0o755 });
  changeFile(
    folder,
    "content/redirects.yaml",
    /$/,
    "- { from: /courses/old-java, to: /courses/core-java }\n",
  );
  const PATH = `${path.dirname(npx)}:${process.env.PATH}`;
  const { status, said } = runWith({ PATH, FIREBASE_PROJECT_ID: "demo-academy" }, "deploy");
  expect(said).toMatch(/^.* deploy --only firestore:rules,hosting --project demo-academy\n$/);
  expect(status).toBe(0);
  const { hosting } = JSON.parse(read("handed-over.json").toString());
  expect(hosting.redirects).toEqual([
    { source: "/courses/old-java", destination: "/courses/core-java", type: 301 },
  ]);
});

describe("with a mistake in the content", () => {
  beforeAll(() => {
    changeFile(folder, "content/courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
    mkdirSync(path.join(folder, "build/local"), { recursive: true });
    writeFileSync(path.join(folder, "build/local/index.html"), "");
  });

  it.each([
    ["content"],
    ["build"],
    ["start"],
    ["bench", "--", "sizes"],
    ["check"],
    ["launch-check"],
    ["new", "--", "question", "--title", "Is it so?"],
  ])("npm run %s says where, and what to write", (...command) => {
    const { status, said } = run(...command);
    expect(said).toMatch(
      /^(The content has faults: correct them first\.\n|Building the site \.\.\.\n)?1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/,
    );
    expect(status).toBe(1);
  });
});
