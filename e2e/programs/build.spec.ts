import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { hash } from "#app/drawing/file-cache.server.ts";
import { changeFile, FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { UNDER_PATH_FOLDER } from "../../scripts/build/folders.ts";
import { cloneWithFixture } from "../../scripts/cloned-project.ts";
import { BASE_PATH } from "../built-site.ts";
import { CHAT_ORIGIN } from "../site.ts";

// Builds in clones of the project. What a killed build leaves: scripts/build/swap-site.test.ts.

test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

/** The last second of a year, which is already the next year in the first of these places. */
const SOURCE_DATE_EPOCH = "1924991999";
const HERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", SOURCE_DATE_EPOCH };
const ELSEWHERE = { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C", SOURCE_DATE_EPOCH };
const NO_STORE = { ...getLocalSettings(""), FIREBASE_PROJECT_ID: "" };

const run = (cwd: string, parameters: string[], env: NodeJS.ProcessEnv = HERE) =>
  promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, ...NO_STORE, ...env } });

const build = (cwd: string, env?: NodeJS.ProcessEnv) => run(cwd, ["scripts/build/build.ts"], env);

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
  await build(folder);
  first = readFiles(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readPage = (name: string) => readFileSync(path.join(folder, `build/client/${name}.html`), "utf8");

test("a build gives the same bytes in every folder, time zone and language", async () => {
  const other = cloneWithFixture();
  await build(other, ELSEWHERE);
  expect(readFiles(other)).toEqual(first);
  rmSync(other, { recursive: true });
  expect(readPage("index")).toMatch(/©[^<]*(<[^>]*>)*2030/);
});

test("without a store the contact page has no form, and a launch is refused until the owner has confirmed", async () => {
  const contact = readPage("contact");
  expect(contact).not.toContain("<form");
  for (const way of ["mailto:", CHAT_ORIGIN]) expect(contact).toContain(way);
  const refused = await run(folder, ["scripts/check-build.ts", "--launch"]).catch((error) => error);
  expect(refused.code).toBe(1);
  const said = refused.stdout + refused.stderr;
  expect(said).toContain("No message store is configured: the contact page offers email and chat");
  const list = said.split("The site cannot be launched yet:\n")[1];
  for (const task of ["the values of identity", "95% completion rate"]) expect(list).toContain(task);
});

test("a site under a path that is also a page's has no broken link", async () => {
  const settings = { CONTENT_FOLDER: FIXTURE, BUILD_DAY: FIXTURE_DAY, BASE_PATH };
  const { stdout } = await run(".", ["scripts/check-build.ts", UNDER_PATH_FOLDER], settings);
  expect(stdout).toContain("an HTML validator: no faults.");
});

test("a fault in the content stops the build and leaves the finished site as it was", async () => {
  changeFile(folder, "content/site.yaml", "name: ", "nmae: ");
  await expect(build(folder)).rejects.toThrow(/site\.yaml:\d+ identity\.nmae: found the key nmae/);
  expect(readFiles(folder)).toEqual(first);
  changeFile(folder, "content/site.yaml", "nmae: ", "name: ");
});

test("an answer that fails stops the build and leaves the finished site as it was", async () => {
  // No picture can be kept in a file.
  const pictures = path.join(folder, ".cache/pictures");
  rmSync(pictures, { recursive: true });
  writeFileSync(pictures, "");
  await expect(build(folder)).rejects.toThrow(/\.png cannot be rendered \(status 500\)/);
  expect(readFiles(folder)).toEqual(first);
});
