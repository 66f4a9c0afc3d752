import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { TABS } from "#app/courses/course-tabs.ts";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { type ServedSite, serveSite } from "../../scripts/hosts/serve.ts";
import { button, confirmation, fill, MESSAGE } from "../contact/form.ts";
import { answerWrites } from "../support/answered-writes.ts";
import { STORE_ORIGIN } from "../support/settings.ts";
import {
  test as base,
  COURSE_PATH,
  countLoads,
  findCourses,
  formatShown,
  holdFiles,
  hydrate,
  open,
  SCRIPTS,
} from "../support/site.ts";

// Pages that are open while the site is deployed again: the scripts of yesterday's build have other names than today's.

let folder = "";
let host: ServedSite | undefined;
const at = (name: string) => path.join(folder, name);

/** Copies today's site with other names of its scripts, in files and in the pages that name them. */
function writeYesterday(): void {
  cpSync(at("today"), at("yesterday"), { recursive: true });
  const scripts = globSync(at("yesterday/assets/*.js"));
  const rename = (script: string) => script.replace(/\.js$/, "-old.js");
  for (const script of scripts) renameSync(script, rename(script));
  const names = scripts.map((script) => path.basename(script));
  for (const file of globSync(at("yesterday/{**/*.html,assets/*.js}"))) {
    const text = readFileSync(file, "utf8");
    const renamed = names.reduce((changed, name) => changed.replaceAll(name, rename(name)), text);
    writeFileSync(file, renamed);
  }
}

/** Replaces the site on the host by one of these in a moment, as a host does. */
function deploy(site: "yesterday" | "today" | "spoiled"): void {
  symlinkSync(at(site), at("next"));
  renameSync(at("next"), at("client"));
}

/** Deploys today's site with empty scripts of this name, as a broken host answers. */
function deploySpoiled(pattern: string): void {
  rmSync(at("spoiled"), { recursive: true, force: true });
  cpSync(at("today"), at("spoiled"), { recursive: true });
  for (const file of globSync(at(`spoiled/assets/${pattern}`))) writeFileSync(file, "");
  deploy("spoiled");
}

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: ({}, use) => use(host?.url),
});
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
  cpSync(realpathSync(TESTED_FOLDER), at("today"), { recursive: true });
  writeYesterday();
  host = await serveSite({ port: 0, folder: at("client"), isCompressed: false });
});
test.afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

// Files that are gone or cannot run, and nothing else.
test.use({
  allowedConsole:
    /status of 404|did not load|The contact message could not be sent|is not a function|Minified React error #130/,
  allowedOrigin: STORE_ORIGIN,
});
test.beforeEach(() => deploy("yesterday"));

test("a page whose modules are gone loads again, once, with the tab that was pressed", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const loads = countLoads(page);
  deploy("today");
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect.poll(loads).toBe(1);
  await hydrate(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  expect(loads()).toBe(1);
});

test("a half-written message in an open page is sent by one press, and once", async ({ page }) => {
  const sent = await answerWrites(page);
  await open(page, "/contact");
  const loads = countLoads(page);
  deploy("today");
  await fill(page, MESSAGE);
  await button(page).click();
  await expect(confirmation(page)).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBe(1);
  expect(sent).toEqual([expect.stringContaining(MESSAGE.message)]);
});

test("words typed into a search before hydration survive the reload", async ({ page }) => {
  await page.goto("/courses");
  deploy("today");
  const loads = countLoads(page);
  // The page reloads once a script is gone: no key may come in between.
  const release = await holdFiles(page, SCRIPTS);
  await page.getByRole("searchbox").fill("py");
  release();
  await expect.poll(loads).toBe(1);
  await expect(page.getByText(formatShown(findCourses("py").length), { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("thon");
  await expect(page.getByText(formatShown(findCourses("python").length), { exact: true })).toBeVisible();
});

const note = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This part of the page did not load." });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();

test("where all modules arrive empty the page reports it, until 'Try again' has them", async ({ page }) => {
  deploySpoiled("*.js");
  await page.goto("/courses");
  await page.getByRole("searchbox").fill("python");
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await tryAgain(page);
  await expect(note(page)).toBeVisible();
  deploy("today");
  await tryAgain(page);
  await expect(page.getByRole("searchbox")).toHaveValue("python");
  await expect(page.getByText(formatShown(findCourses("python").length), { exact: true })).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test("where an island arrives empty it shows all panels, until 'Try again' has it", async ({ page }) => {
  deploySpoiled("course-tabs.island-*");
  await page.goto(`${COURSE_PATH}#projects`);
  await page.keyboard.press("Tab");
  await expect(note(page)).toBeVisible();
  for (const name of TABS)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  deploy("today");
  await tryAgain(page);
  await hydrate(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test("where the store's code arrives empty the visitor reads it, and sends again", async ({ page }) => {
  const sent = await answerWrites(page);
  deploySpoiled("message-store-*");
  await open(page, "/contact");
  await fill(page, MESSAGE);
  await button(page).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  deploy("today");
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(sent).toEqual([expect.stringContaining(MESSAGE.message)]);
});
