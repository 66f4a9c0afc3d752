import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { COURSE_PATH, hydrated, open } from "../site.ts";
import { STORE } from "./built-copy.ts";
import { LEFT, OLD_TITLE, RETIRED, test } from "./deployed-days.ts";
import { answerMessages, clearCache, countLoads, expectToday, link } from "./open-page.ts";

// Files that are gone, and nothing else.
test.use({
  allowedConsole: /status of 404|did not load|The contact message could not be sent/,
  allowedOrigin: `http://${STORE}`,
});
test.beforeEach(({ host }) => host.deploy(host.yesterday));

test("yesterday's page leads on to today's, with one load of a document", async ({ page, host }) => {
  await open(page, COURSE_PATH);
  const loads = countLoads(page);
  host.deploy(host.today);
  await link(page, "/about").click();
  await expectToday(page);
  expect(loads()).toBe(1);
});

test("Back leads to today's page", async ({ page, host }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OLD_TITLE);
  await link(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  host.deploy(host.today);
  await clearCache(page);
  await page.goBack();
  await expectToday(page);
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

test("a page whose modules are gone is loaded again, once, with the tab that was pressed", async ({
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
    const sent = await answerMessages(page);
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

  test("before its island is hydrated is there when the page is loaded again", async ({ page, host }) => {
    await page.goto("/contact");
    const loads = countLoads(page);
    await page.locator("textarea").evaluate((area: HTMLTextAreaElement) => (area.value = "Which evenings?"));
    host.deploy(host.today);
    await field(page, "name").fill(MESSAGE.name);
    await expect.poll(loads).toBe(1);
    await hydrated(page);
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
  await expect(page.getByText("This part of the page did not load.")).toBeVisible();
  for (const name of ["Overview", "Projects"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await link(page, "/about").click();
  await expectToday(page);
});
