import { execFile } from "node:child_process";
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/drawing/file-cache.server.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { getServerFolder, UNDER_PATH_FOLDER } from "../../scripts/build/folders.ts";
import { cloneProject } from "../../scripts/cloned-project.ts";
import { UNDER_PATH } from "../built-site.ts";

// Builds in a clone of the project. What a killed build leaves: swap-site.test.ts; a fault in the content: commands.test.ts.

test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const run = (cwd: string, parameters: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, ...env } });

/** Builds in a clone what `build.setup.ts` has built here, in another time zone and language. */
const build = (cwd: string) =>
  run(cwd, ["scripts/build/build.ts"], {
    ...UNDER_PATH,
    SITE_FOLDER: UNDER_PATH_FOLDER,
    TZ: "America/Los_Angeles",
    LC_ALL: "tr_TR.UTF-8",
  });

/** The files of the site and of its servers, with the hash of their content. */
const readFiles = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    globSync([`${UNDER_PATH_FOLDER}/**/*`, `${getServerFolder(UNDER_PATH_FOLDER)}/**/*`], {
      cwd,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(cwd, file), hash(readFileSync(file))]),
  );

let folder = "";
let first: Record<string, string>;

test.beforeAll(() => {
  folder = cloneProject();
  first = readFiles(".");
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a build gives the same bytes in every folder, time zone and language", async () => {
  await build(folder);
  expect(readFiles(folder)).toEqual(first);
});

test("a site under a path that is also a page's has no broken link; a launch is refused until the owner has confirmed", async () => {
  const settings = { ...UNDER_PATH, FIREBASE_PROJECT_ID: "" };
  const refused = await run(
    ".",
    ["scripts/check.ts", "output", "--site", UNDER_PATH_FOLDER, "--launch"],
    settings,
  ).catch((error) => error);
  expect(refused.code).toBe(1);
  const said = refused.stdout + refused.stderr;
  expect(said).toContain("an HTML validator: no faults.");
  expect(said).toContain("No message store is configured: the contact page offers email and chat");
  const list = said.split("The site cannot be launched yet:\n")[1];
  for (const task of ["the values of identity", "95% completion rate"]) expect(list).toContain(task);
});

test("threads write the same pages where there are many", async () => {
  const moved = Array.from({ length: 400 }, (_, index) => `- { from: /old-${index}, to: /courses }\n`);
  appendFileSync(path.join(folder, FIXTURE, "redirects.yaml"), moved.join(""));
  await build(folder);
  const isPage = ([file]: [string, unknown]) => /\.(html|md|png|svg)$/.test(file);
  expect(readFiles(folder)).toMatchObject(Object.fromEntries(Object.entries(first).filter(isPage)));
  first = readFiles(folder);
  expect(Object.keys(first)).toContain(`${UNDER_PATH_FOLDER}/old-399.html`);
});

test("an answer that fails stops the build and leaves the finished site as it was", async () => {
  // Only a further thread runs this file: the first path that it takes is an unknown one.
  const thread = path.join(folder, "scripts/build/write-thread.ts");
  writeFileSync(thread, `workerData.paths.fill("/no-page");\n${readFileSync(thread, "utf8")}`);
  await expect(build(folder)).rejects.toThrow(/\/no-page cannot be rendered \(status 404\)/);
  writeFileSync(thread, "process.exit(3);\n");
  await expect(build(folder)).rejects.toThrow("A thread of the build ended with status 3.");
  expect(readFiles(folder)).toEqual(first);
});
