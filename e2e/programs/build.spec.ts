import { execFile } from "node:child_process";
import { cpSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/cache/file-cache.server.ts";
import { FIXTURE_FOLDER, TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { cloneProject } from "../../scripts/samples/cloned-project.ts";
import { FIXTURE_CONTENT, FIXTURE_SETTINGS, SETTINGS } from "../support/settings.ts";

// What a killed build leaves: next-folder.test.ts.

test.describe.configure({ mode: "parallel" });
test.setTimeout(600_000);

/** Runs a script; the folder keeps what it compiles. */
const run = (cwd: string, parameters: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, parameters, {
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE: path.resolve(cwd, ".cache/node"), ...env },
  });

/** Builds in a clone what `build.setup.ts` has built here, in another time zone and language. */
const build = (cwd: string) =>
  run(cwd, ["scripts/build.ts"], {
    ...FIXTURE_SETTINGS,
    SITE_FOLDER: FIXTURE_FOLDER,
    TZ: "America/Los_Angeles",
    LC_ALL: "tr_TR.UTF-8",
  });

/** The files of the site, with the hash of their content. */
const readFiles = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    globSync(`${FIXTURE_FOLDER}/**/*`, { cwd, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(cwd, file), hash(readFileSync(file))]),
  );

test("a build gives the same bytes in every folder, time zone and language", async () => {
  const folder = cloneProject();
  cpSync(FIXTURE_CONTENT, path.join(folder, FIXTURE_CONTENT), { recursive: true });
  const { stdout } = await build(folder);
  expect(stdout).toMatch(/\nBundling the code \.\.\.\nWriting \d+ pages and files \.\.\.\n/);
  expect(stdout).toContain(`The site is in ${FIXTURE_FOLDER} after`);
  const files = readFiles(".");
  expect(files).toHaveProperty([`${FIXTURE_FOLDER}/index.html`]);
  expect(readFiles(folder)).toEqual(files);
});

const check = (folder: string, settings: NodeJS.ProcessEnv, ...options: string[]) =>
  run(".", ["scripts/check-site.ts", folder, ...options], settings);

test("the built site keeps the rules of every page", async () => {
  const { stdout } = await check(TESTED_FOLDER, SETTINGS);
  expect(stdout).toContain("an HTML validator: no faults.");
});

test("a launch is refused until the owner has confirmed every value and claim", async () => {
  const settings = { ...FIXTURE_SETTINGS, FIREBASE_PROJECT_ID: "" };
  const refused = await check(FIXTURE_FOLDER, settings, "--launch").catch((error) => error);
  expect(refused.code).toBe(1);
  const output = refused.stdout + refused.stderr;
  expect(output).toContain("an HTML validator: no faults.");
  expect(output).toContain("No message store is configured: the contact page offers email and chat");
  const list = output.split("The site cannot be launched yet:\n")[1];
  for (const task of ["the values of identity", "95% ", " completion rate"]) expect(list).toContain(task);
});
