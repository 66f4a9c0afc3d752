import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { changeFile } from "#app/site/copied-content.server.ts";
import { makeSite } from "../../scripts/bench/synthetic-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { test as base, COURSE_PATH, content, hydrated, open } from "../site.ts";
import { buildCopy, getCopyFolder, STORE } from "./built-copy.ts";

// Pages that are open while the site is deployed anew: yesterday's build has other words and other modules than today's.

/** A further course, offered until yesterday. */
const RETIRED = `made-up-${content.courses.length + 1}`;
const RETIRED_FILE = `content/courses/${RETIRED}.md`;
const OLD_TITLE = "The words of yesterday";

/** A host whose files can be changed while its pages are open. */
type Host = { url: string; today: string; yesterday: string; deploy: (folder: string) => void };

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const copy = makeSite({ courses: content.courses.length + 1 });
      const folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
      const today = path.join(folder, "today");
      changeFile(copy.folder, RETIRED_FILE, /^level:/m, "retired: 2026-01-01\nlevel:");
      await buildCopy(copy);
      cpSync(getCopyFolder(copy), today, { recursive: true });
      changeFile(copy.folder, RETIRED_FILE, /^retired: .*\n/m, "");
      changeFile(copy.folder, "content/pages/about.yaml", /^title: .*$/m, `title: ${OLD_TITLE}`);
      changeFile(copy.folder, "app/islands/island.tsx", "return children;", "return [children];");
      changeFile(copy.folder, "app/contact/firestore-write.ts", '"silent"', '"error"');
      await buildCopy(copy);
      const deployed = path.join(folder, "client");
      const deploy = (files: string) => {
        rmSync(deployed, { recursive: true, force: true });
        cpSync(files, deployed, { recursive: true });
      };
      const site = await serveSite({ port: 0, folder: deployed, isCompressed: false });
      await use({ url: site.url, today, yesterday: getCopyFolder(copy), deploy });
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
      copy.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

// Files that are gone, and nothing else.
test.use({
  allowedConsole: /status of 404|did not load|The contact message could not be sent/,
  allowedOrigin: `http://${STORE}`,
});
test.beforeEach(({ host }) => host.deploy(host.yesterday));

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  return () => loads;
}

/** Follows the footer's link to /about, and expects the page of today with its islands hydrated. */
async function goToAboutOfToday(page: Page): Promise<void> {
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
}

test("yesterday's page leads on to today's, with one load of a document", async ({ page, host }) => {
  await open(page, COURSE_PATH);
  const loads = countLoads(page);
  host.deploy(host.today);
  await goToAboutOfToday(page);
  expect(loads()).toBe(1);
});

test("yesterday's link to a retired course leads to a page that says so, and Back returns", async ({
  page,
  host,
}) => {
  await open(page, "/courses");
  host.deploy(host.today);
  await page
    .getByRole("main")
    .locator(`a[href="${getCoursePath(RETIRED)}"]`)
    .click();
  await expect(page).toHaveURL(getCoursePath(RETIRED));
  const retired = content.pages.course.retired.title.replace("{title}", "").trim();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(retired);
  await page.goBack();
  await expect(page).toHaveURL("/courses");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(retired);
});

test("a page whose modules are gone loads again, once, with the tab that was pressed", async ({
  page,
  host,
}) => {
  await page.goto(COURSE_PATH);
  const loads = countLoads(page);
  host.deploy(host.today);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  expect(loads()).toBe(1);
});

test("yesterday's page beside today's files stays readable after one reload", async ({ page, host }) => {
  const old = readFileSync(path.join(host.yesterday, `${COURSE_PATH}.html`), "utf8");
  host.deploy(host.today);
  const loads = countLoads(page);
  await page.route(`**${COURSE_PATH}`, (route) => route.fulfill({ contentType: "text/html", body: old }));
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByText("This part of the page did not load.")).toBeVisible();
  for (const name of ["Overview", "Projects"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await goToAboutOfToday(page);
});

const MESSAGE = { name: "Asha Rao", email: "asha@example.org", message: "Which evenings?" };
const field = (page: Page, name: string) => page.locator(`#contact-${name}`);

test("a half-written message in an open page is sent by one press, and once", async ({ page, host }) => {
  const sent: string[] = [];
  await page.route(`http://${STORE}/**`, async (route, request) => {
    sent.push(request.postData() ?? "");
    const commitTime = new Date().toISOString();
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { writeResults: [{ updateTime: commitTime, transformResults: [] }], commitTime },
    });
  });
  await open(page, "/contact");
  const loads = countLoads(page);
  host.deploy(host.today);
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
  host.deploy(host.today);
  await field(page, "name").fill(MESSAGE.name);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue(MESSAGE.name);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
});
