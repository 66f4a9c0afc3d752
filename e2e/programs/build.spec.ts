import { execFile, spawn } from "node:child_process";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { hash } from "#app/drawing/file-cache.server.ts";
import { cloneWithFixture } from "../../scripts/cloned-project.ts";

/** Builds from nothing in clones of the project, one after another. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

/** The last second of a year, which is already the next year in the first of these places. */
const SOURCE_DATE_EPOCH = "1924991999";
const HERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", SOURCE_DATE_EPOCH };
const ELSEWHERE = { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C", SOURCE_DATE_EPOCH };
const NO_STORE = { ...getLocalSettings(""), FIREBASE_PROJECT_ID: "" };

const run = (cwd: string, parameters: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, ...NO_STORE, ...env } });

const build = (cwd: string, env: NodeJS.ProcessEnv = HERE) => run(cwd, ["scripts/build/build.ts"], env);

/** The published files of a clone with the hash of their content. */
const readFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync("build/{client,servers}/**/*", { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), hash(readFileSync(file))]),
  );

let folder = "";
let first: Record<string, string>;

test.beforeAll(async () => {
  folder = cloneWithFixture();
  // Two at a time, which both must end with the whole site.
  await Promise.all([build(folder), build(folder)]);
  first = readFiles(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a part of a file while something runs. */
async function withChange(name: string, from: string, to: string, run: () => Promise<void>): Promise<void> {
  const file = path.join(folder, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  await run();
  writeFileSync(file, text);
}

test("a build gives the same bytes in every folder, time zone and language", async () => {
  const other = cloneWithFixture();
  await build(other, ELSEWHERE);
  expect(readFiles(other)).toEqual(first);
  const home = readFileSync(path.join(other, "build/client/index.html"), "utf8");
  expect(home).toMatch(/©[^<]*(<[^>]*>)*2030/);
  rmSync(other, { recursive: true });
});

test("a build that is killed leaves the finished site as it was", async () => {
  const child = spawn(process.execPath, ["scripts/build/build.ts"], { cwd: folder, stdio: "ignore" });
  const assets = path.join(folder, `build/work-${child.pid}-*/client/assets`);
  await expect.poll(() => globSync(assets), { timeout: 120_000 }).toHaveLength(1);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(readFiles(folder)).toEqual(first);
});

test("a site under the path of a page has no broken link, and its build removes what a killed one left", async () => {
  const settings = { ...HERE, BASE_PATH: "/courses", SITE_FOLDER: "build/under-path" };
  await build(folder, settings);
  const checked = await run(folder, ["scripts/check-build.ts"], settings);
  expect(checked.stdout).toContain("rules and are valid HTML.");
  const home = readFileSync(path.join(folder, "build/under-path/index.html"), "utf8");
  expect(home).toContain('href="/courses/courses"');
  const site = expect.stringMatching(/^work-/);
  const built = ["client", "servers", "under-path", "under-path-servers", site, site];
  expect(readdirSync(path.join(folder, "build")).toSorted()).toEqual(built);
});

test("a fault in the content stops the build and leaves the finished site as it was", () =>
  withChange("content/site.yaml", "name: ", "nmae: ", async () => {
    await expect(build(folder)).rejects.toThrow(/site\.yaml:\d+ identity\.nmae: found the key nmae/);
    expect(readFiles(folder)).toEqual(first);
  }));

test("an answer that fails stops the build and leaves the finished site as it was", async () => {
  // No picture can be kept in a file.
  const pictures = path.join(folder, ".cache/pictures");
  rmSync(pictures, { recursive: true });
  writeFileSync(pictures, "");
  await expect(build(folder)).rejects.toThrow(/\.png cannot be rendered \(status 500\)/);
  expect(readFiles(folder)).toEqual(first);
});
