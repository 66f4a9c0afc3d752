import { expect, type Page } from "@playwright/test";
import { type Connection, connect } from "../connection.ts";
import { COURSE_PATH, hydrated, test } from "../site.ts";

const FAST = { downlink: 10, saveData: false };

const state = (page: Page) => page.locator("html").getAttribute("data-scripts");

/** The addresses of the scripts and data that a page asks for. */
function collectScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => /\.(js|txt|data)(\?|$)/.test(request.url()) && asked.push(request.url()));
  return asked;
}

for (const path of ["/", COURSE_PATH])
  test(`${path} asks for nothing but its font and its images before the first sign of a visitor`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await state(page)).toBe("waiting");
    expect(scripts).toEqual([]);
    await hydrated(page);
  });

/** Opens a page over a connection, and lets so many seconds go by in which its visitor does nothing. */
async function read(page: Page, connection: Connection, seconds: number): Promise<void> {
  await page.addInitScript(connect, connection);
  // Time stands still but for what runs here, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(COURSE_PATH);
  await page.clock.runFor(1000 * seconds);
}

test("over a fast connection the scripts come to whoever reads for ten seconds, and no sooner", async ({
  page,
}) => {
  await read(page, FAST, 9.9);
  expect(await state(page)).toBe("waiting");
  await page.clock.runFor(200);
  expect(await state(page)).not.toBe("waiting");
  await page.clock.resume();
  await page.locator("html[data-scripts=ready]").waitFor({ state: "attached" });
});

for (const [what, connection] of [
  ["a visitor who saves data", { ...FAST, saveData: true }],
  ["a slow connection", { ...FAST, downlink: 1.4 }],
  ["a browser that does not tell of its connection", {}],
] as const)
  test(`${what} gets no scripts without a sign`, async ({ page }) => {
    const scripts = collectScripts(page);
    await read(page, connection, 60);
    expect(await state(page)).toBe("waiting");
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await hydrated(page);
  });
