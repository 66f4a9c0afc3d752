import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { changeFile, copyFixture } from "#app/testing/fixture.server.ts";
import { itOnPosix } from "#app/testing/test-folder.server.ts";
import { FIREBASE_TOOLS } from "./command/start-program.ts";
import { printError } from "./content/print-content.ts";
import { serveSite } from "./hosts/serve.ts";

/** A folder with the commands and the fixture, and neither settings nor anything built. */
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "commands-"));
  copyFixture(path.join(folder, "content"));
  symlinkSync(path.resolve("scripts"), path.join(folder, "scripts"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs a script without anyone to answer, Firestore or settings but these. The output may hold no stack trace. */
function run(settings: NodeJS.ProcessEnv, script: string, ...parameters: string[]) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH,
      HOME,
      PORT: "0",
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: path.resolve(".cache/node"),
      // A port without a program, and no program to start there.
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:9",
      FIRESTORE_EMULATOR_BINARY_PATH: "nowhere",
      ...settings,
    },
    input: "",
  });
  const output = `${stdout}${stderr}`;
  expect(output).not.toMatch(/^ {4}at /m);
  return { status, output };
}

it.each(["dev", "start", "build", "content", "programs", "deploy", "messages"])(
  "%s --help prints how it is typed, and does nothing else",
  (name) =>
    expect(run({}, name, "--help")).toEqual({
      status: 0,
      output: expect.stringMatching(new RegExp(`^npm (run )?${name}\\b`)),
    }),
);

it.each([
  [{}, "check-site types", "No built site is in 'types'.\nnode scripts/check-site.ts [FOLDER]"],
  [{}, "check-site content", "/: pages: the content has this page, the build does not: build again\n"],
  [{}, "content --fields course", "Unknown kind of content 'course': write courses.\n"],
  [{}, "check-site --lunch", /^Unknown option '--lunch'.*\nnode scripts\/check-site\.ts /],
  [{}, "deploy now", "Unexpected argument 'now'"],
  [{ SITE_FOLDER: "build/client" }, "build --drafts", "the site to publish, which has neither drafts"],
  [
    {},
    "messages",
    /^This is the local Firestore at http:\/\/127.0.0.1:9, .*\nNo Firestore answers at http:\/\/127.0.0.1:9: run 'npm start' first\.\n$/,
  ],
])("with %j, %s does nothing and reports what to write", (settings, command, output) => {
  const [script = "", ...parameters] = command.split(" ");
  expect(run(settings, script, ...parameters)).toEqual({
    status: 1,
    output: typeof output === "string" ? expect.stringContaining(output) : expect.stringMatching(output),
  });
});

it("programs ends with a sentence where packages cannot be installed", () => {
  expect(run({ PATH: "nowhere" }, "programs")).toEqual({
    status: 1,
    output: expect.stringContaining("This command needs apt-get of Debian or Ubuntu. Missing: "),
  });
});

itOnPosix("programs ends with the status of an installation that fails", () => {
  const bin = path.join(folder, "bin");
  mkdirSync(bin);
  symlinkSync("/usr/bin/env", path.join(bin, "env"));
  writeFileSync(path.join(bin, "sudo"), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(path.join(bin, "apt-get"), '#!/bin/sh\n[ "$1" != install ] || exit 100\n', { mode: 0o755 });
  expect(run({ PATH: bin }, "programs").status).toBe(100);
});

it("an installation removes what earlier commands have compiled", () => {
  for (const name of [".cache/node/old", "node_modules/@react-router/dev"])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, "node_modules/@react-router/dev/bin.cjs"), "");
  run({}, "after-install");
  expect(existsSync(path.join(folder, ".cache/node"))).toBe(false);
});

it("a .env that cannot be read is an error in a sentence", () => {
  mkdirSync(path.join(folder, ".env"));
  const { status, output } = run({}, "messages");
  rmSync(path.join(folder, ".env"), { recursive: true });
  expect(output).toMatch(/^\.env cannot be read: .*\n$/);
  expect(status).toBe(1);
});

it.each(["utf8", "utf16le"] as const)("reads a .env that a Windows program has written in %s", (encoding) => {
  const env = path.join(folder, ".env");
  writeFileSync(env, Buffer.from("\ufeffFIREBASE_PROJECT_ID=academy-live\r\n", encoding));
  const { output } = run({}, "messages");
  rmSync(env);
  expect(output).toContain("project academy-live:");
});

it("checks the content of the day that .env names, as a build does", () => {
  const env = path.join(folder, ".env");
  writeFileSync(env, "BUILD_DAY=tomorrow\n");
  const { output } = run({}, "content");
  rmSync(env);
  expect(output).toContain('BUILD_DAY is "tomorrow": write a day');
});

it("prints the stack of an error of the program, and none of the file system", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  printError(full);
  expect(print).toHaveBeenLastCalledWith(full.message);
  const bug = new Error("a bug");
  printError(bug);
  expect(print).toHaveBeenLastCalledWith(bug);
});

it("a mistake in the content is printed with its place, and what to write", () => {
  changeFile(folder, "content/courses/core-java.md", "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  const { status, output } = run({}, "content");
  expect(output).toMatch(
    /^ {2}content\/courses\/core-java\.md:\d+ level: found 'Beginer'; write Beginner\n/m,
  );
  expect(status).toBe(1);
});

describe("deploy", () => {
  const PROJECT = { FIREBASE_PROJECT_ID: "demo-academy" };

  /** Runs deploy with a check and an npm that print their arguments and have these statuses. */
  function deploy(settings: NodeJS.ProcessEnv, { check = 0, npm = 0 }, ...options: string[]) {
    const place = path.join(folder, "deploy");
    mkdirSync(path.join(place, "scripts"), { recursive: true });
    for (const [file, status] of [
      ["scripts/check-site.ts", check],
      ["npm.ts", npm],
    ] as const)
      writeFileSync(
        path.join(place, file),
        `console.log("${file}", ...process.argv.slice(2)); process.exitCode = ${status};`,
      );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve("scripts/deploy.ts"), ...options],
      {
        cwd: place,
        encoding: "utf8",
        env: { PATH: process.env.PATH, npm_execpath: path.join(place, "npm.ts"), ...settings },
      },
    );
    return { status, output: `${stdout}${stderr}` };
  }
  const CHECK = "scripts/check-site.ts";
  const PUBLISH = `npm.ts exec --yes -- ${FIREBASE_TOOLS}`;

  it.each([
    ["--live", `${CHECK} --launch\n${PUBLISH} deploy --project demo-academy\n`],
    // The values of a preview need not be confirmed.
    [
      "--preview=pr-7 --project=demo-academy",
      `${CHECK}\n${PUBLISH} hosting:channel:deploy pr-7 --expires 7d --project demo-academy\n`,
    ],
    ["--check", `${CHECK} --launch\n`],
  ])("checks the site, and publishes it unless told not to, with '%s'", (options, output) =>
    expect(deploy(PROJECT, {}, ...options.split(" "))).toEqual({ status: 0, output }),
  );

  it("needs no project to check only", () => expect(deploy({}, {}, "--check").status).toBe(0));

  it("publishes to the project that --project names, if the settings name none", () =>
    expect(deploy({}, {}, "--live", "--project=demo-other").output).toContain(
      "deploy --project demo-other\n",
    ));

  it("refuses a project that the pages do not write into", () =>
    expect(deploy(PROJECT, {}, "--live", "--project=demo-other")).toEqual({
      status: 1,
      output: expect.stringMatching(/^DEPLOY_PROJECT is "demo-other": the site would be published .*\n$/),
    }));

  it.each([
    ["no option", [], {}],
    ["a misspelt option that npm has swallowed", [], { npm_config_preveiw: "x" }],
    ["two options", ["--live", "--check"], {}],
  ])("publishes nothing for %s", (_, options, variables) =>
    expect(deploy({ ...PROJECT, ...variables }, {}, ...options)).toEqual({
      status: 1,
      output: "Write one of --live, --preview NAME and --check: --live publishes the site.\n",
    }),
  );

  it("publishes nothing that the check refuses", () =>
    expect(deploy(PROJECT, { check: 1 }, "--live")).toEqual({ status: 1, output: `${CHECK} --launch\n` }));

  it("fails where the publication fails", () => expect(deploy(PROJECT, { npm: 1 }, "--live").status).toBe(1));

  it.each(["", "live"])("names everything that is wrong, with a preview '%s'", (preview) => {
    const { status, output } = deploy({}, {}, `--preview=${preview}`);
    expect(output.split("\n")).toEqual([
      expect.stringContaining("No project is named: "),
      expect.stringContaining(`--preview '${preview}': write a name `),
      "",
    ]);
    expect(status).toBe(1);
  });

  it("refuses to run without npm, which it needs", () =>
    expect(deploy({ ...PROJECT, npm_execpath: "" }, {}, "--live").output).toContain(
      "This command needs npm: start it with npm run.",
    ));
});

it("a port that is taken is named", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(serveSite({ port, folder: "build" })).rejects.toThrow(`Port ${port} is taken: stop what runs`);
  server.close();
});
