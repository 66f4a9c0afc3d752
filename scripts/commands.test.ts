import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneWithFixture } from "./cloned-project.ts";
import { readPort } from "./command.ts";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";

let folder = "";
beforeAll(() => {
  folder = cloneWithFixture();
});
afterAll(() => rmSync(folder, { recursive: true }));

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

const BUILD_USAGE = "npm run build -- [--drafts]\n\nBuilds the site";

it.each([
  [["build/build.ts", "--darfts"], `Unknown option '--darfts'\n${BUILD_USAGE}`],
  [["build/build.ts", "--drafts=no"], `Option '--drafts' does not take an argument\n${BUILD_USAGE}`],
  [
    ["check-build.ts", "one", "two"],
    "Unexpected argument 'two'\nUsage: node scripts/check-build.ts [WORD ...] [--launch]",
  ],
  [
    ["npm", "run", "--silent", "build", "--drafts"],
    `npm takes --drafts for itself: write npm run build -- --drafts.\n${BUILD_USAGE}`,
  ],
])("%j is refused with the usage", (command, beginning) => {
  const { status, said } = run(...command);
  expect(said.startsWith(beginning), said).toBe(true);
  expect(status).toBe(1);
});

it.each([...["dev", "start", "build/build", "check", "test", "new", "deploy", "messages", "content"]])(
  "%s --help prints how it is typed and what it does, and does nothing else",
  (script) => {
    const { status, said } = run(`${script}.ts`, "--help");
    expect(said).toMatch(new RegExp(`npm (run )?${path.basename(script)}\\b`));
    expect(said).toMatch(/[a-z] [a-z]+.*\.\n/);
    expect(status).toBe(0);
  },
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
  ["deploy.ts", "No project is named: write its id into .env as FIREBASE_PROJECT_ID, or after --project."],
  [
    "messages.ts",
    "This is the local Firestore at 127.0.0.1:9, project demo-zero-academy, not a live one: its messages are gone when it ends.\nNo Firestore answers at 127.0.0.1:9: run 'npm start' first.",
  ],
])("%s without a build and without settings says what it lacks", (script, sentence) =>
  expect(run(script)).toEqual({ status: 1, said: `${sentence}\n` }),
);

it.each([
  ["content.ts", { BUILD_DAY: "2027-13-12" }, "BUILD_DAY is '2027-13-12': write a day as year-month-day"],
  ["build/build.ts", { BASE_PATH: "academy" }, "BASE_PATH is 'academy': write a lower-case path"],
  ["build/build.ts", { SITE_FOLDER: "content" }, "SITE_FOLDER is 'content', which a build would replace"],
  [
    ...["build/build.ts", { FIRESTORE_EMULATOR_HOST: "nonsense" }],
    'FIRESTORE_EMULATOR_HOST is "nonsense": write host:port',
  ],
  [
    "build/build.ts",
    {
      ...{ FIRESTORE_EMULATOR_HOST: "", FIREBASE_PROJECT_ID: "academy-live" },
      ...{ FIREBASE_API_KEY: "put it here", FIREBASE_APP_ID: "1:1:web:1" },
    },
    'FIREBASE_API_KEY is "put it here": write the key of your web app',
  ],
] as [string, NodeJS.ProcessEnv, string][])("%s with %j says what to write", (script, settings, sentence) => {
  const { status, said } = runWith(settings, script);
  expect(said.startsWith(sentence), said).toBe(true);
  expect(status).toBe(1);
});

it("a .env that cannot be read is an error in a sentence", () => {
  mkdirSync(path.join(folder, ".env"));
  const { status, said } = run("messages.ts");
  rmSync(path.join(folder, ".env"), { recursive: true });
  expect(said).toMatch(/^\.env cannot be read: .*\n$/);
  expect(status).toBe(1);
});

it("a build that the file system stops says why in a sentence", () => {
  writeFileSync(path.join(folder, ".cache"), "");
  const { status, said } = run("build/build.ts");
  rmSync(path.join(folder, ".cache"));
  expect(said).toMatch(/\n\.cache\/fonts: a file is where a folder must be: .* \(ENOTDIR\)\.\n$/);
  expect(status).toBe(1);
});

it("content --fields prints the fields of a kind of file, or names the kinds", () => {
  const { status, said } = run("content.ts", "--fields", "courses");
  expect(status).toBe(0);
  expect(said).toContain("Fields of content/courses/*.md:\n\nid: text\n  Stable number in quotes");
  expect(run("content.ts", "--fields", "course")).toEqual({
    status: 1,
    said: "Unknown kind of content 'course': write courses.\n",
  });
});

it("content counts the courses", () =>
  expect(run("content.ts")).toEqual({
    status: 0,
    said: expect.stringMatching(/\ncontent\/ is complete and consistent: \d+ courses(, \d+ \w+)*\.\n$/),
  }));

it("check names the checks that it knows", () =>
  expect(run("check.ts", "links", "output", "css")).toEqual({
    status: 1,
    said: "Unknown check 'links', 'css': write content, types, lint, unit, output.\n",
  }));

describe("deploy", () => {
  const PROJECT = { FIREBASE_PROJECT_ID: "demo-academy" };

  /** Runs deploy with an npm and an npx that print their arguments; npm, which checks the site, ends with a status. */
  function deploy(settings: NodeJS.ProcessEnv, checked: number, ...options: string[]) {
    const programs = path.join(folder, "programs");
    mkdirSync(programs, { recursive: true });
    for (const [name, status] of Object.entries({ npm: checked, npx: 0 }))
      writeFileSync(path.join(programs, name), `#!/bin/sh\necho ${name} "$@"\nexit ${status}\n`, {
        mode: 0o755,
      });
    return runWith({ PATH: `${programs}:${process.env.PATH}`, ...settings }, "deploy.ts", ...options);
  }

  it.each([
    [PROJECT, [], "demo-academy"],
    [{}, ["--project", "other"], "other"],
    [PROJECT, ["--project", "other"], "other"],
  ])("with %j and %j publishes the checked site to %s", (settings, options, project) =>
    expect(deploy(settings, 0, ...options)).toEqual({
      status: 0,
      said: `npm run --silent check -- output --launch\nnpx --yes ${FIREBASE_TOOLS} deploy --project ${project}\n`,
    }),
  );

  it("publishes a preview, which may have placeholders, at an address of its own", () =>
    expect(deploy(PROJECT, 0, "--preview", "pr-7").said).toMatch(
      /^npm run --silent check -- output\nnpx \S+ \S+ hosting:channel:deploy pr-7 --expires 7d --project demo-academy\n$/,
    ));

  it.each([
    [1, []],
    [0, ["--dry-run"]],
  ])("publishes nothing when the check ends with %i and with the options %j", (checked, options) =>
    expect(deploy(PROJECT, checked, ...options)).toEqual({
      status: checked,
      said: "npm run --silent check -- output --launch\n",
    }),
  );

  it("names everything that is wrong with its options and settings", () =>
    expect(deploy({ BASE_PATH: "/academy" }, 0, "--preview=")).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^No project is named: .*\n--preview '': write a name .*\nBASE_PATH is '\/academy', but .*\n$/,
      ),
    }));

  it.each(["live", "My preview"])("refuses the preview '%s'", (name) =>
    expect(deploy(PROJECT, 0, "--preview", name)).toEqual({
      status: 1,
      said: expect.stringMatching(new RegExp(`^--preview '${name}': write a name .*\\n$`)),
    }),
  );

  it("publishes a site under a path when that is meant", () =>
    expect(deploy({ ...PROJECT, BASE_PATH: "/academy" }, 0, "--under-path").said).toContain("\nnpx "));

  it("names a program that is missing", () =>
    expect(runWith({ ...PROJECT, PATH: "nowhere" }, "deploy.ts")).toEqual({
      status: 1,
      said: expect.stringMatching(/^npm cannot be started \(.*ENOENT\): install npm, which brings it\.\n$/),
    }));
});

describe("with a mistake in the content", () => {
  beforeAll(() => {
    changeFile(folder, "content/courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  });

  it.each([["content.ts"], ["start.ts"], ["check.ts", "output"]])(
    "%s %s says where, and what to write",
    (...command) => {
      const { status, said } = run(...command);
      expect(said).toMatch(
        /^1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/m,
      );
      expect(status).toBe(1);
    },
  );
});
