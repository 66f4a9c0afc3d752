import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { getOldChromium } from "../scripts/engines.ts";
import { COURSE_PATH, hydrated, ISLAND_PAGES, open, TABS, test } from "./site.ts";

/**
 * The oldest Chromium that the site supports (package.json, browserslist): without popovers, `scripting`, `anchor()`.
 * `OLD_CHROMIUM=114.0.0` runs the tests in another one.
 */
const { OLD_CHROMIUM = "111.0.0" } = process.env;

/** Chromium 111 warns of the attribute, and of the part of the speculation rules, that it does not know. */
const KNOWN_WARNING = /'popover' attribute|unknown key: "eagerness"/;

test.describe("the oldest Chromium that is supported", () => {
  let browser: Browser;
  let page: Page;
  let faults: string[] = [];

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(300_000);
    browser = await chromium.launch({
      executablePath: getOldChromium(OLD_CHROMIUM),
      args: ["--no-sandbox", "--no-zygote", "--disable-gpu"],
    });
    expect(browser.version()).toMatch(new RegExp(`^${OLD_CHROMIUM.split(".")[0]}\\.`));
    page = await browser.newPage({ baseURL: baseURL ?? "" });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      const isFault = ["error", "warning"].includes(message.type()) && !KNOWN_WARNING.test(message.text());
      if (isFault) faults.push(message.text());
    });
  });
  test.afterAll(() => browser?.close());
  test.beforeEach(() => {
    faults = [];
  });
  test.afterEach(() => expect(faults).toEqual([]));

  test("hydrates a page of each island without a fault", async () => {
    for (const path of ["/", ...ISLAND_PAGES]) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });

  test("shows one panel of a course at a time, before hydration and after", async () => {
    await page.goto(COURSE_PATH);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.locator("#projects")).toBeVisible();
    await expect(page.locator("#overview")).toBeHidden();
    await hydrated(page);
    await page.getByRole("tab", { name: "Outcomes" }).click();
    await expect(page.locator("#outcomes")).toBeVisible();
    await expect(page.locator("#projects")).toBeHidden();
  });

  test("opens and closes the menu of small screens", async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });
});

test("a browser that cannot run the scripts shows the page as without them", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
  await page.goto(COURSE_PATH);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 5);
  for (const name of TABS)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts", /.*/);
});
