import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, test } from "../site.ts";

/** Chromium's report of a connection: megabits a second, and whether data is to be saved. */
type Connection = { downlink?: number; saveData?: boolean };

const FAST = { downlink: 10, saveData: false };

/** The addresses of the scripts that the page asks for from now on. */
function collectScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => /\.js(\?|$)/.test(request.url()) && asked.push(request.url()));
  return asked;
}

const live = (page: Page) => page.locator("[data-island][data-live]");

for (const [sign, path, give] of [
  ["the pointer comes over it", COURSE_PATH, (page) => page.getByRole("tab", { name: "Projects" }).hover()],
  ["its visitor uses the keyboard", COURSE_PATH, (page) => page.keyboard.press("Tab")],
  ["it is scrolled into view", "/contact", (page) => page.locator("#faq").scrollIntoViewIfNeeded()],
] as [string, string, (page: Page) => Promise<void>][])
  test(`an island is hydrated when ${sign}, and no script is asked for before`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.move(3, 3);
    expect(scripts).toEqual([]);
    await give(page);
    await expect(live(page)).not.toHaveCount(0);
  });

/** Opens a page over a connection whose visitor does nothing for that many seconds. */
async function read(page: Page, connection: Connection, seconds: number): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    connection,
  );
  // The clock is stopped but for what runs here, however slow the machine is.
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
  await expect(live(page)).not.toHaveCount(0);
});

for (const [visitor, connection] of [
  ["a visitor who saves data", { ...FAST, saveData: true }],
  ["a visitor with a slow connection", { ...FAST, downlink: 1.4 }],
] as const)
  test(`${visitor} gets no script for reading`, async ({ page }) => {
    const scripts = collectScripts(page);
    await read(page, connection, 60);
    expect(scripts).toEqual([]);
  });
