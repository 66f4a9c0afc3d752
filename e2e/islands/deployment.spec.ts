import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { serveSite } from "../../scripts/serve.ts";
import { answerWrites, STORE_ORIGIN } from "../answered-writes.ts";
import {
  test as base,
  COURSE_PATH,
  countLoads,
  findCourses,
  formatShown,
  hydrated,
  open,
  TABS,
} from "../site.ts";

// Pages that are open while the site is deployed again: the scripts of yesterday's build have other names than today's.

/** A host on which yesterday's site is replaced by today's, and whose scripts can be spoiled. */
type Host = {
  url: string;
  deployYesterday: () => void;
  deployToday: () => void;
  spoilScripts: (pattern: string, script: string) => void;
};

/** The built site itself, which a link names. */
const getToday = () => realpathSync(TESTED_FOLDER);

/** Copies the built site with other names of its scripts, in files and in the pages that name them. */
function writeYesterday(folder: string): void {
  cpSync(getToday(), folder, { recursive: true });
  const names = globSync("assets/*.js", { cwd: folder }).map((file) => path.basename(file));
  const rename = (name: string) => name.replace(/\.js$/, "-old.js");
  for (const name of names)
    renameSync(path.join(folder, "assets", name), path.join(folder, "assets", rename(name)));
  for (const file of globSync("{**/*.html,assets/*.js}", { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const renamed = names.reduce((changed, name) => changed.replaceAll(name, rename(name)), text);
    writeFileSync(path.join(folder, file), renamed);
  }
}

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
      const yesterday = path.join(folder, "yesterday");
      writeYesterday(yesterday);
      const deployed = path.join(folder, "client");
      const deploy = (files: string) => {
        rmSync(deployed, { recursive: true, force: true });
        cpSync(files, deployed, { recursive: true });
      };
      const { url, stop } = await serveSite({ port: 0, folder: deployed, isCompressed: false });
      await use({
        url,
        deployYesterday: () => deploy(yesterday),
        deployToday: () => deploy(getToday()),
        spoilScripts: (pattern, script) => {
          for (const file of globSync(path.join(deployed, "assets", pattern))) writeFileSync(file, script);
        },
      });
      await stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

// Files that are gone or cannot run, and nothing else.
test.use({
  allowedConsole:
    /status of 404|did not load|The contact message could not be sent|is not a function|SyntaxError|Minified React error #130/,
  allowedOrigin: STORE_ORIGIN,
});
test.beforeEach(({ host }) => host.deployYesterday());

test("a page whose modules are gone loads again, once, with the tab that was pressed", async ({
  page,
  host,
}) => {
  await page.goto(COURSE_PATH);
  const loads = countLoads(page);
  host.deployToday();
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  expect(loads()).toBe(1);
});

const MESSAGE = { name: "Asha Rao", email: "asha@example.org", message: "Which evenings?" };
const field = (page: Page, name: string) => page.locator(`#contact-${name}`);

test("a half-written message in an open page is sent by one press, and once", async ({ page, host }) => {
  const sent = await answerWrites(page);
  await open(page, "/contact");
  const loads = countLoads(page);
  host.deployToday();
  for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
  await page.locator("button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBe(1);
  expect(sent).toEqual([expect.stringContaining(MESSAGE.message)]);
});

test("words typed into a search before its island is hydrated survive the reload, with focus and filter", async ({
  page,
  host,
}) => {
  await page.goto("/courses");
  host.deployToday();
  const loads = countLoads(page);
  // In one step: a second key might come while the page reloads.
  await page.getByRole("searchbox").fill("py");
  await expect.poll(loads).toBe(1);
  await expect(page.getByText(formatShown(findCourses("py").length), { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("thon");
  await expect(page.getByText(formatShown(findCourses("python").length), { exact: true })).toBeVisible();
});

/** What a broken host or a login page answers with status 200 instead of a script. */
const SPOILED = [
  ["empty", ""],
  ["as HTML", "<!DOCTYPE html><title>Log in</title>"],
] as const;

const note = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This part of the page did not load." });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();

for (const [kind, script] of SPOILED) {
  test(`where all modules arrive ${kind} the page says so, and 'Try again' brings them back with what was typed`, async ({
    page,
    host,
  }) => {
    host.deployToday();
    host.spoilScripts("*.js", script);
    await page.goto("/courses");
    await page.getByRole("searchbox").fill("python");
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await tryAgain(page);
    await expect(note(page)).toBeVisible();
    host.deployToday();
    await tryAgain(page);
    await expect(page.getByRole("searchbox")).toHaveValue("python");
    await expect(page.getByText(formatShown(findCourses("python").length), { exact: true })).toBeVisible();
    await expect(note(page)).toBeHidden();
  });

  test(`where one island arrives ${kind} it shows all its panels, and 'Try again' brings it back`, async ({
    page,
    host,
  }) => {
    host.deployToday();
    host.spoilScripts("course-tabs.island-*", script);
    await page.goto(`${COURSE_PATH}#projects`);
    await page.keyboard.press("Tab");
    await expect(note(page)).toBeVisible();
    for (const name of TABS)
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    host.deployToday();
    await tryAgain(page);
    await hydrated(page);
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    await expect(note(page)).toBeHidden();
  });

  test(`where the code of the message store arrives ${kind} the visitor is told, and a second press sends once`, async ({
    page,
    host,
  }) => {
    const sent = await answerWrites(page);
    host.deployToday();
    host.spoilScripts("message-store-*", script);
    await open(page, "/contact");
    for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
    await page.locator("button[type=submit]").click();
    await expect(page.getByText("Something went wrong")).toBeVisible();
    host.deployToday();
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
    expect(sent).toEqual([expect.stringContaining(MESSAGE.message)]);
  });
}
