import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneWithFixture } from "./cloned-project.ts";
import { readOptions, readPort } from "./command.ts";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";

let folder = "";
beforeAll(() => {
  folder = cloneWithFixture();
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs a script by its file, without anyone to answer, Firestore or settings but these. The output may hold no stack
 * trace.
 */
function runWith(settings: NodeJS.ProcessEnv, ...command: string[]) {
  const { PATH, HOME } = process.env;
  const [script = "", ...parameters] = command;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...parameters], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...{ PATH, HOME, PORT: "0", NODE_ENV: "production" },
      // What one command has compiled serves the others.
      NODE_COMPILE_CACHE: path.join(folder, ".compiled"),
      // A port without a program, and no program to start there.
      ...{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:9", FIRESTORE_EMULATOR_BINARY_PATH: "nowhere" },
      ...settings,
    },
    input: "",
  });
  const said = `${stdout}${stderr}`;
  expect(said).not.toMatch(/^ {4}at /m);
  return { status, said };
}

it.each(["dev", "start", "build/build", "check", "test", "new", "deploy", "messages", "content"])(
  "%s --help prints how it is typed and what it does, and does nothing else",
  (script) => {
    const { status, said } = runWith({}, `${script}.ts`, "--help");
    expect(said).toMatch(new RegExp(`npm (run )?${path.basename(script)}\\b`));
    expect(said).toMatch(/[a-z] [a-z]+.*\.\n/);
    expect(status).toBe(0);
  },
);

it.each([
  ["", 4173],
  ["0", 0],
  ["65535", 65_535],
])("PORT=%s is %i", (value, port) => expect(readPort(value)).toBe(port));

it.each(["abc", "65536", "-1", "1.5", "0x50"])("PORT=%s is refused", (value) => {
  expect(() => readPort(value)).toThrow(`PORT is '${value}': write a number from 1 to 65535`);
});

describe("the options of a command", () => {
  const USAGE = "npm run build -- [--drafts]\n\nBuilds the site.";
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Reads what was typed. Gives it, or the exit status and what is printed. */
  function read(...typed: string[]) {
    const printed: string[] = [];
    for (const name of ["log", "error"] as const)
      vi.spyOn(console, name).mockImplementation((text) => void printed.push(text));
    vi.spyOn(process, "exit").mockImplementation((status = 0) => {
      throw new Error(`exit ${status}: ${printed.join("\n")}`);
    });
    vi.spyOn(process, "argv", "get").mockReturnValue(["node", "build.ts", ...typed]);
    try {
      return readOptions({ drafts: { type: "boolean" } }, 1, USAGE);
    } catch (error) {
      return (error as Error).message;
    }
  }

  it("are read with the words between them", () =>
    expect(read("one", "--drafts")).toEqual({ values: { drafts: true }, positionals: ["one"] }));

  it("are printed by --help", () => expect(read("--help", "--darfts")).toBe(`exit 0: ${USAGE}`));

  it.each([
    ["--darfts", "Unknown option '--darfts'"],
    ["one two", "Unexpected argument 'two'"],
  ])("may not be %s", (typed, said) => {
    const refused = read(...typed.split(" "));
    expect(refused).toContain(`exit 1: ${said}`);
    expect(refused).toContain(USAGE);
  });

  it("may not be typed where npm takes them for itself", () => {
    vi.stubEnv("npm_lifecycle_event", "build");
    vi.stubEnv("npm_config_drafts", "true");
    expect(read()).toContain("exit 1: npm takes --drafts for itself: write npm run build -- --drafts.");
  });
});

it.each<[command: string[], settings: NodeJS.ProcessEnv, beginning: string]>([
  [["check.ts", "links", "output"], {}, "Unknown check 'links': write content, types, lint, unit, output.\n"],
  [["check-build.ts"], {}, "There is no built site in build/local: run npm run build first.\n"],
  [["content.ts", "--fields", "course"], {}, "Unknown kind of content 'course': write courses.\n"],
  [["build/build.ts"], { SITE_FOLDER: "content" }, "SITE_FOLDER is 'content', which a build would replace"],
  [
    ["messages.ts"],
    {},
    "This is the local Firestore at 127.0.0.1:9, project demo-zero-academy, not a live one: its messages are gone when it ends.\nNo Firestore answers at 127.0.0.1:9: run 'npm start' first.\n",
  ],
])("%j with %j does nothing and says what to write", (command, settings, beginning) => {
  const { status, said } = runWith(settings, ...command);
  expect(said.startsWith(beginning), said).toBe(true);
  expect(status).toBe(1);
});

it("a .env that cannot be read is an error in a sentence", () => {
  mkdirSync(path.join(folder, ".env"));
  const { status, said } = runWith({}, "messages.ts");
  rmSync(path.join(folder, ".env"), { recursive: true });
  expect(said).toMatch(/^\.env cannot be read: .*\n$/);
  expect(status).toBe(1);
});

it("a build that the file system stops says why in a sentence", () => {
  writeFileSync(path.join(folder, ".cache"), "");
  const { status, said } = runWith({}, "build/build.ts");
  rmSync(path.join(folder, ".cache"));
  expect(said).toMatch(/\n\.cache\/fonts: a file is where a folder must be: .* \(ENOTDIR\)\.\n$/);
  expect(status).toBe(1);
});

it("content prints the fields of a kind of file", () =>
  expect(runWith({}, "content.ts", "--fields", "courses")).toEqual({
    status: 0,
    said: expect.stringContaining("Fields of content/courses/*.md:\n\nid: text\n  Stable number in quotes"),
  }));

describe("deploy", () => {
  const PROJECT = { FIREBASE_PROJECT_ID: "demo-academy" };
  const CHECK = "npm run --silent check -- output";

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
    [[], ` --launch\nnpx --yes ${FIREBASE_TOOLS} deploy --project demo-academy\n`],
    [["--project", "other"], ` --launch\nnpx --yes ${FIREBASE_TOOLS} deploy --project other\n`],
    // The values of a preview need not be confirmed.
    [
      ["--preview", "pr-7"],
      `\nnpx --yes ${FIREBASE_TOOLS} hosting:channel:deploy pr-7 --expires 7d --project demo-academy\n`,
    ],
    [["--dry-run"], " --launch\n"],
  ])("with %j checks the site, then publishes it", (options, said) =>
    expect(deploy(PROJECT, 0, ...options)).toEqual({ status: 0, said: CHECK + said }),
  );

  it("publishes nothing that the check refuses", () =>
    expect(deploy(PROJECT, 1)).toEqual({ status: 1, said: `${CHECK} --launch\n` }));

  it.each(["", "live", "My preview"])("names everything that is wrong, with a preview '%s'", (preview) =>
    expect(deploy({ BASE_PATH: "/academy" }, 0, `--preview=${preview}`)).toEqual({
      status: 1,
      said: expect.stringMatching(
        new RegExp(`^No project is named: .*\n--preview '${preview}': write a name .*\nBASE_PATH is .*\n$`),
      ),
    }),
  );

  it("names a program that is missing", () =>
    expect(runWith({ ...PROJECT, PATH: "nowhere" }, "deploy.ts")).toEqual({
      status: 1,
      said: expect.stringMatching(/^npm cannot be started \(.*ENOENT\): check that it is installed\.\n$/),
    }));
});

it("a mistake in the content is printed with its place, and what to write", () => {
  changeFile(folder, "content/courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  const { status, said } = runWith({}, "check.ts", "output");
  expect(said).toMatch(
    /^1 content fault:\n {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/m,
  );
  expect(status).toBe(1);
});
