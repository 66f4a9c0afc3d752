import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, test } from "../site.ts";

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
