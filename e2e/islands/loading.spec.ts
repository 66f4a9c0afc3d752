import { expect, type Page } from "@playwright/test";
import { type Connection, connect } from "../connection.ts";
import { BEGINNERS, COURSE_PATH, sayShown, test } from "../site.ts";

const FAST = { downlink: 10, saveData: false };

/** The addresses of the scripts that the page asks for from now on. */
function collectScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => /\.js(\?|$)/.test(request.url()) && asked.push(request.url()));
  return asked;
}

const live = (page: Page) => page.locator("[data-island][data-live]");

for (const path of ["/", "/courses", COURSE_PATH, "/contact"])
  test(`${path} asks for no script while the visitor does nothing`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 3);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
  });

test("an island is hydrated when the pointer comes over it", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).hover();
  await expect(live(page)).toHaveCount(1);
});

test("an island is hydrated when the visitor uses the keyboard", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await page.keyboard.press("Tab");
  await expect(live(page)).toHaveCount(1);
});

test("an island is hydrated when it is scrolled into sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/contact");
  await page.locator("#faq").scrollIntoViewIfNeeded();
  await expect(live(page)).not.toHaveCount(0);
});

test("the filter is hydrated at once where the address has a query", async ({ page }) => {
  await page.goto("/courses?level=Beginner");
  await expect(page.getByText(sayShown(BEGINNERS), { exact: true })).toBeVisible();
  await expect(page.locator("[data-course]:visible")).toHaveCount(BEGINNERS);
});

/** Opens a page over a connection, and lets so many seconds go by in which its visitor does nothing. */
async function read(page: Page, connection: Connection, seconds: number): Promise<void> {
  await page.addInitScript(connect, connection);
  // The clock stands still but for what runs here, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(COURSE_PATH);
  await page.clock.runFor(1000 * seconds);
}

test("over a fast connection islands are loaded after ten seconds of reading, and no sooner", async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await read(page, FAST, 9.9);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(live(page)).toHaveCount(1);
});

for (const [what, connection] of [
  ["a visitor who saves data", { ...FAST, saveData: true }],
  ["a slow connection", { ...FAST, downlink: 1.4 }],
  ["a browser that does not tell of its connection", {}],
] as const)
  test(`${what} gets no script for reading`, async ({ page }) => {
    const scripts = collectScripts(page);
    await read(page, connection, 60);
    expect(scripts).toEqual([]);
  });
