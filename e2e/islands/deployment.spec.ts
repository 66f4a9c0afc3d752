import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { serveSite } from "../../scripts/serve.ts";
import { answerWrites, STORE_ORIGIN } from "../answered-writes.ts";
import { test as base, COURSE_PATH, countLoads, hydrated, open } from "../site.ts";

// Pages that are open while the site is deployed anew: the scripts of yesterday's build have other names than today's.

/** A host on which yesterday's site is replaced by today's. */
type Host = { url: string; deployYesterday: () => void; deployToday: () => void };

/** Copies the built site with other names of its scripts, in files and in the pages that name them. */
function writeYesterday(folder: string): void {
  cpSync(TESTED_FOLDER, folder, { recursive: true });
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
      await use({ url, deployYesterday: () => deploy(yesterday), deployToday: () => deploy(TESTED_FOLDER) });
      await stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

// Files that are gone, and nothing else.
test.use({
  allowedConsole: /status of 404|did not load|The contact message could not be sent/,
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

test("a message typed before its island is hydrated survives the reload", async ({ page, host }) => {
  await page.goto("/contact");
  const loads = countLoads(page);
  await field(page, "message").evaluate((area: HTMLTextAreaElement) => (area.value = "Which evenings?"));
  host.deployToday();
  await field(page, "name").fill(MESSAGE.name);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue(MESSAGE.name);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
});
