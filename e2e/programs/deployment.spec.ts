import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { type MadeUpSite, makeSite } from "../../scripts/bench/made-up-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { test as base, COURSE_PATH, content, hydrated, open } from "../site.ts";
import { buildCopy, STORE } from "./built-copy.ts";

// Pages that are open while the site is deployed anew. Yesterday's build has other words, other names in its data and
// other scripts than the one that takes its place.

const OLD_TITLE = "The words of yesterday";
const { title } = content.pages.about;

/** A further course, offered until yesterday; a page of today still links it. */
const RETIRED = `made-up-${content.courses.length + 1}`;
const RETIRED_FILE = `content/courses/${RETIRED}.md`;
/** What its address says, without its title. */
const LEFT = content.pages.course.retired.title.replace("{title}", "").trim();
const RETIRED_LINK = `    - { label: The old course, href: ${getCoursePath(RETIRED)} }`;

type Change = [file: string, from: RegExp, to: string];

/** What today's build has otherwise than the project. */
const CHANGES_OF_TODAY: Change[] = [
  [RETIRED_FILE, /^level:/m, "retired: 2026-01-01\nlevel:"],
  ["content/pages/learning-paths.yaml", /(?<=^closing:[\s\S]*^ {2}links:\n)/m, `${RETIRED_LINK}\n`],
];

/**
 * What yesterday's build has otherwise than today's: the name of a part of its data, words of a page, a script of all
 * pages, one more course.
 */
const CHANGES_OF_YESTERDAY: Change[] = [
  [RETIRED_FILE, /^retired: .*\n/m, ""],
  ["app/routes/about.tsx", /^ {4}page,$/m, "    oldPage: page,"],
  ["app/routes/about.tsx", /const \{ page,/, "const { oldPage: page,"],
  ["app/shell/arrival-notice.tsx", /Asking again\./, "Asking once more."],
  ["app/contact/firestore-write.ts", /setLogLevel\("silent"\)/, 'setLogLevel("error")'],
  ["content/pages/about.yaml", /^title: .*$/m, `title: ${OLD_TITLE}`],
];

/** A host whose files can be changed while pages of it are open. */
type Host = { url: string; today: string; yesterday: string; deploy: (folder: string) => void };

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const copy = makeSite({ courses: content.courses.length + 1 });
      const folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
      const today = path.join(folder, "today");
      makeChanges(copy, CHANGES_OF_TODAY);
      await buildCopy(copy);
      cpSync(path.join(copy.folder, "build/client"), today, { recursive: true });
      makeChanges(copy, CHANGES_OF_YESTERDAY);
      await buildCopy(copy);
      const yesterday = path.join(copy.folder, "build/client");
      const deployed = path.join(folder, "client");
      const deploy = (files: string) => {
        rmSync(deployed, { recursive: true, force: true });
        cpSync(files, deployed, { recursive: true });
      };
      const site = await serveSite({ port: 0, folder: deployed, isCompressed: false });
      await use({ url: site.url, today, yesterday, deploy });
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
  allowedConsole: /status of 404|did not arrive|The contact message could not be sent/,
  allowedOrigin: `http://${STORE}`,
});
test.beforeEach(({ host }) => host.deploy(host.yesterday));

function makeChanges({ folder }: MadeUpSite, changes: Change[]): void {
  for (const [name, from, to] of changes) {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    expect(text, name).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  }
}

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  return () => loads;
}

/** Forgets what the browser has kept, as after some time. */
async function clearCache(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
}

const link = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`);

/** The page of today, whole and taken over by its scripts. */
async function expectToday(page: Page): Promise<void> {
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("yesterday's page leads on to today's, with one load of a document", async ({ page, host }) => {
  await open(page, COURSE_PATH);
  const loads = countLoads(page);
  host.deploy(host.today);
  await link(page, "/about").click();
  await expectToday(page);
  expect(loads()).toBe(1);
});

test("new data never meet an old script, not even one that is here already", async ({ page, host }) => {
  await open(page, "/");
  await link(page, "/about").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OLD_TITLE);
  await link(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  const loads = countLoads(page);
  host.deploy(host.today);
  await clearCache(page);
  await link(page, "/about").click();
  await expectToday(page);
  expect(loads()).toBe(1);
});

test("Back leads to today's page", async ({ page, host }) => {
  await open(page, "/about");
  await link(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  const loads = countLoads(page);
  host.deploy(host.today);
  await clearCache(page);
  await page.goBack();
  await expectToday(page);
  expect(loads()).toBe(1);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.contact.title);
});

test.describe("a link to a course that is no longer offered leads to what its address says", () => {
  test.use({ allowedConsole: /(?!)/ });
  for (const [day, path] of [
    ["yesterday", "/courses"],
    ["today", "/learning-paths"],
  ] as const)
    test(`from ${day}'s ${path}, and Back`, async ({ page, host }) => {
      host.deploy(host[day]);
      await open(page, path);
      const loads = countLoads(page);
      host.deploy(host.today);
      await page
        .getByRole("main")
        .locator(`a[href="${getCoursePath(RETIRED)}"]`)
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(LEFT);
      await expect(page).toHaveURL(getCoursePath(RETIRED));
      expect(loads()).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText(LEFT);
    });
});

test("a page that waits for its scripts comes anew, once, with the tab that was pressed", async ({
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

test.describe("a message that is half written", () => {
  const MESSAGE = { name: "Asha Rao", email: "asha@example.org", message: "Which evenings?" };
  const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
  const fill = async (page: Page) => {
    for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
  };

  test("in a page that is open is sent by one press, and stands once", async ({ page, host }) => {
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
    await fill(page);
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible({ timeout: 30_000 });
    expect(loads()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(MESSAGE.message);
  });

  test("before the scripts have come is there when the page comes anew", async ({ page, host }) => {
    await page.goto("/contact");
    const loads = countLoads(page);
    await page.locator("textarea").evaluate((area: HTMLTextAreaElement) => (area.value = "Which evenings?"));
    host.deploy(host.today);
    await field(page, "name").fill(MESSAGE.name);
    await expect.poll(loads).toBe(1);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
    await expect(field(page, "name")).toHaveValue(MESSAGE.name);
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  });
});

test("yesterday's page beside today's files is readable, after one try to have it anew", async ({
  page,
  host,
}) => {
  const old = readFileSync(path.join(host.yesterday, `${COURSE_PATH}.html`), "utf8");
  host.deploy(host.today);
  const loads = countLoads(page);
  await page.route(`**${COURSE_PATH}`, (route) => route.fulfill({ contentType: "text/html", body: old }));
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  for (const name of ["Overview", "Projects"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await link(page, "/about").click();
  await expectToday(page);
  expect(loads()).toBe(3);
});
