import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneWithFixture } from "./cloned-project.ts";
import { readPort } from "./command-options.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = "";
beforeAll(() => {
  folder = cloneWithFixture();
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file));

const NOT_BUILT = "build/for-tests was not built for these tests: run them without --no-build.";

/** Runs a command of package.json without settings. */
const run = (...command: string[]) => runWith({}, ...command);

/**
 * Runs a command of package.json as it is typed, or a script by its file, with nobody to answer, no Firestore and no
 * settings but these. What it says holds no trace of its calls.
 */
function runWith(settings: NodeJS.ProcessEnv, ...command: string[]) {
  const { VITEST: _, PATH, HOME } = process.env;
  const [program = "", ...parameters] = command;
  const isFile = program.endsWith(".ts");
  const { status, stdout, stderr } = spawnSync(
    isFile ? process.execPath : "npm",
    isFile ? command : ["run", "--silent", program, ...parameters],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...{ PATH, HOME, PORT: "0", NODE_ENV: "production" },
        // A port that nobody listens at, and no program to listen there.
        ...{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:9", FIRESTORE_EMULATOR_BINARY_PATH: "nowhere" },
        ...settings,
      },
      input: "",
    },
  );
  const said = `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, "");
  expect(said).not.toMatch(/^ {4}at /m);
  return { status, said };
}

describe("what a command does not know ends it with a sentence", () => {
  it.each([
    [
      ["content", "--", "--wach"],
      "npm run content does not know '--wach': write --watch or --owner or --run or nothing.",
    ],
    [["build", "--", "drafts"], "npm run build does not know 'drafts': write --drafts or nothing."],
    [["build", "--", "--drafts=no"], "npm run build: write --drafts."],
    [["deploy", "--", "--preview"], "npm run deploy: write --preview VALUE."],
    [["check", "--", "one", "two"], "npm run check does not know 'two'."],
    [["start", "--", "-p"], "npm run start does not know '-p': write nothing."],
    [["scripts/icons.ts", "--all"], "npx node scripts/icons.ts does not know '--all': write nothing."],
    // npm would keep it for itself.
    [["build", "--drafts"], "npm keeps --drafts for itself: write npm run build -- --drafts."],
  ])("%j", (command, sentence) => expect(run(...command)).toEqual({ status: 1, said: `${sentence}\n` }));

  it("in every command, but for browser tests, whose options are Playwright's", () => {
    const { scripts } = JSON.parse(read("package.json").toString()) as { scripts: Record<string, string> };
    const own = Object.keys(scripts).filter(
      (name) => scripts[name]?.startsWith("node ") && !["postinstall", "e2e"].includes(name),
    );
    expect(own).toContain("launch-check");
    for (const name of own)
      expect(run(name, "--", "--nonsense"), name).toEqual({
        status: 1,
        said: expect.stringMatching(`^npm run ${name} does not know '--nonsense': write .*\\.\\n`),
      });
  });
});

describe("--help prints how a command is used, and does nothing else", () => {
  it.each([
    [["content", "--", "--help"], "npm run content -- [--watch] [--owner] [--run]\n"],
    [["check", "--", "-h"], "npm run check -- [WORD]\n"],
    [["start", "--", "--help"], "npm run start: it has no options.\n"],
    [["messages", "--", "--help"], expect.stringMatching(/^npm run messages -- \[--project ID\]/)],
    [["new", "--", "--help"], expect.stringMatching(/^Write what is new: course, /)],
    [["scripts/bench/bench.ts", "-h"], expect.stringMatching(/^npx node scripts\/bench\/bench.ts \[WORD /)],
  ])("%j", (command, said) => expect(run(...command)).toEqual({ status: 0, said }));
});

describe("PORT", () => {
  it.each([
    [undefined, 4173],
    ["", 4173],
    ["0", 0],
    ["5000", 5000],
    ["65535", 65_535],
  ])("%j is %i", (value, port) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(["abc", "65536", "-1", "1.5", "80 ", "0x50", "1e3"])("%j is refused", (value) => {
    expect(() => readPort(value)).toThrow(`PORT is '${value}': write a number from 1 to 65535`);
  });
});

describe("without a build and without settings", () => {
  const NO_SITE = "There is no built site in build/local: run npm run build first.";
  const NO_PROJECT = "FIREBASE_PROJECT_ID is not set: write the id of your project into .env.";

  it.each([
    [["check"], NO_SITE],
    [["scripts/picture.ts"], NO_SITE],
    [["e2e", "--", "--no-build"], NOT_BUILT],
    [["deploy"], NO_PROJECT],
    [["messages"], "No Firestore answers at 127.0.0.1:9: run 'npm start' first."],
    [["scripts/notify.ts"], "Write --project ID --since TIME --until TIME."],
    [["scripts/bench/bench.ts", "size"], "No part size: write sizes, speed, filter, build."],
  ])("%j says what it lacks", (command, sentence) =>
    expect(run(...command)).toEqual({ status: 1, said: `${sentence}\n` }),
  );

  it("tests of programs say that they lack a Firestore, and how to get one", () =>
    expect(run("e2e", "--", "--project=programs")).toEqual({
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

  it("icons.ts draws the icons that are there, and says so", () => {
    const files = globSync("public/{favicon.*,icons/*}");
    const before = files.map(read);
    expect(run("scripts/icons.ts")).toEqual({
      status: 0,
      said: expect.stringMatching(/^public\/favicon\.svg, .* are drawn\.\n$/),
    });
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
    ["scripts/bench/bench.ts", "sizes"],
    ["check"],
    ["launch-check"],
    ["new", "--", "question", "--title", "Is it so?"],
  ])("%s says where, and what to write", (...command) => {
    const { status, said } = run(...command);
    expect(said).toMatch(
      /^(The content has faults: correct them first\.\n|Building the site \.\.\.\n)?1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/,
    );
    expect(status).toBe(1);
  });
});
