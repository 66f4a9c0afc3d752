import { type Browser, expect, type Page } from "@playwright/test";
import { launchOldChromium, OLDEST_CHROMIUM } from "./engines/old-chromium.ts";
import { requireLinux } from "./requirements.ts";
import { COURSE_PATH, content, ISLAND_PAGES, TABS, test } from "./site.ts";

// The oldest browsers that are supported: engines/engines.spec.ts.

/** Old Chromiums warn of an attribute, and of the part of the speculation rules, that they do not know. */
const KNOWN_WARNING = /'popover' attribute|unknown key: "eagerness"/;

/** The elements of the page that are shown. */
const listShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.getClientRects().length > 0)
      .map(({ localName, id, className }) => `${localName}#${id}.${className}`),
  );

test.describe("the newest Chromium that is not supported", () => {
  requireLinux();
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  test.beforeAll(async ({ baseURL }) => {
    browser = await launchOldChromium(OLDEST_CHROMIUM - 1);
    page = await browser.newPage({ baseURL: baseURL ?? "" });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      const isFault = ["error", "warning"].includes(message.type()) && !KNOWN_WARNING.test(message.text());
      if (isFault) faults.push(message.text());
    });
  });
  test.afterAll(() => browser?.close());
  test.afterEach(() => expect(faults.splice(0)).toEqual([]));

  test("shows every page as it is without scripts, and loads none", async ({ baseURL }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void (/\.js$/.test(request.url()) && scripts.push(request.url())));
    const withoutScripts = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    for (const path of ISLAND_PAGES) {
      await page.goto(path);
      // A sign of the visitor, on which islands would load.
      await page.keyboard.press("Tab");
      await withoutScripts.goto(path);
      expect(await listShown(page), path).toEqual(await listShown(withoutScripts));
    }
    expect(scripts).toEqual([]);
  });

  test("shows all panels of a course without tabs, and mail and chat instead of the form", async () => {
    await page.goto(COURSE_PATH);
    for (const name of TABS)
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await page.goto("/contact");
    await expect(page.locator("form")).toBeHidden();
    const ways = page.locator("[data-without-script]");
    await expect(ways.getByText(content.pages.contact.noScript)).toBeVisible();
    for (const way of ['a[href^="mailto:"]', 'a[href*="wa.me"]'])
      await expect(ways.locator(way)).toBeVisible();
  });
});
