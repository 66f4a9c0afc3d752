import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneWithFixture } from "./cloned-project.ts";
import { readPort } from "./command.ts";

let folder = "";
beforeAll(() => {
  folder = cloneWithFixture();
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file));

/** Runs a command without settings. */
const run = (...command: string[]) => runWith({}, ...command);

/**
 * Runs a script by its file, or `npm` itself, with nobody to answer, no Firestore and no settings but these. The output
 * may hold no stack trace.
 */
function runWith(settings: NodeJS.ProcessEnv, ...command: string[]) {
  const { PATH, HOME } = process.env;
  const [program = "", ...parameters] = command;
  const { status, stdout, stderr } = spawnSync(
    program === "npm" ? "npm" : process.execPath,
    program === "npm" ? parameters : [`scripts/${program}`, ...parameters],
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

const BUILD_USAGE = "Usage: node scripts/build/build.ts [--drafts]";

it.each([
  [
    ["content.ts", "--wach"],
    "Unknown option '--wach'\nUsage: node scripts/content.ts [--watch] [--owner] [--run]",
  ],
  [["build/build.ts", "--drafts=no"], `Option '--drafts' does not take an argument\n${BUILD_USAGE}`],
  [
    ["check-build.ts", "one", "two"],
    "Unexpected argument 'two'\nUsage: node scripts/check-build.ts [WORD ...]",
  ],
  [
    ["npm", "run", "--silent", "build", "--drafts"],
    "npm takes --drafts for itself: write npm run build -- --drafts.\nUsage: npm run build -- [--drafts]",
  ],
])("%j is refused with the usage", (command, said) =>
  expect(run(...command)).toEqual({ status: 1, said: `${said}\n` }),
);

it.each([
  ["content.ts", "Usage: node scripts/content.ts [--watch] [--owner] [--run]\n"],
  ["new.ts", expect.stringMatching(/^Write what is new: course, /)],
])("%s --help prints its usage and does nothing else", (script, said) =>
  expect(run(script, "--help")).toEqual({ status: 0, said }),
);

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

it.each([
  ["check-build.ts", "There is no built site in build/local: run npm run build first."],
  ["deploy.ts", "FIREBASE_PROJECT_ID is not set: write the id of your project into .env."],
  ["messages.ts", "No Firestore answers at 127.0.0.1:9: run 'npm start' first."],
])("%s without a build and without settings says what it lacks", (script, sentence) =>
  expect(run(script)).toEqual({ status: 1, said: `${sentence}\n` }),
);

it("notify never reads the store of 'npm start' for want of a name", () =>
  expect(run("notify.ts", "--since", "1h", "--until", "2026-11-23")).toEqual({
    status: 1,
    said: "Write --project ID --since TIME --until TIME.\n",
  }));

it("content and build say of a wrong setting what to write", () => {
  expect(runWith({ BUILD_DAY: "2027-13-12" }, "content.ts")).toMatchObject({
    status: 1,
    said: "BUILD_DAY is '2027-13-12': write a day as year-month-day, such as 2027-01-12, or nothing.\n",
  });
  expect(runWith({ BASE_PATH: "academy" }, "build/build.ts").said).toMatch(
    /^BASE_PATH is 'academy': write a path/,
  );
});

it("content counts the courses", () =>
  expect(run("content.ts")).toEqual({
    status: 0,
    said: expect.stringMatching(/\ncontent\/ is complete and consistent: \d+ courses(, \d+ \w+)*\.\n$/),
  }));

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
  const { status, said } = runWith({ PATH, FIREBASE_PROJECT_ID: "demo-academy" }, "deploy.ts");
  expect(said).toMatch(/^--yes firebase-tools@\d+ deploy --project demo-academy\n$/);
  expect(status).toBe(0);
  const { hosting } = JSON.parse(read("handed-over.json").toString());
  expect(hosting.redirects).toEqual([
    { source: "/courses/old-java", destination: "/courses/core-java", type: 301 },
  ]);
});

describe("with a mistake in the content", () => {
  beforeAll(() => {
    changeFile(folder, "content/courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  });

  it.each(["content.ts", "start.ts", "launch-check.ts"])("%s says where, and what to write", (script) => {
    const { status, said } = run(script);
    expect(said).toMatch(
      /^(Building the site \.\.\.\n)?1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/,
    );
    expect(status).toBe(1);
  });
});
