import { expect, type Page } from "@playwright/test";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { listTemplates } from "../scripts/samples/sample-pages.ts";
import { test } from "./support/fixture-served.ts";
import { hydrate } from "./support/site.ts";

// Many short tests, which would keep one worker busy at the end.
test.describe.configure({ mode: "parallel" });

const PATHS = listTemplates(loadFixture());
/** The narrowest window of each layout, where a long word has the least room. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1440];

const openFolds = () => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
};

/** How many pixels a page scrolls sideways, by the widths at which it does. */
async function measureScroll(page: Page, widths: number[]): Promise<Record<number, number>> {
  const scrolls: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scroll = await page.evaluate(() => {
      scrollTo({ left: 9999, behavior: "instant" });
      return scrollX;
    });
    if (scroll > 0) scrolls[width] = scroll;
  }
  return scrolls;
}

// Without scripts all panels and answers show.
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS)
    test(`${path} does not scroll sideways for a long word`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(openFolds);
      expect(await measureScroll(page, WIDTHS)).toEqual({});
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
      expect(await measureScroll(page, [640, 1024, 1280])).toEqual({});
    });
});

// The pages with islands.
for (const path of PATHS.filter((path) => /^\/(courses|contact|dev-toolkit)/.test(path)))
  test(`${path} does not scroll sideways once it is hydrated`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(openFolds);
    expect(await measureScroll(page, [320, 768, 1280])).toEqual({});
  });

test("a wide table scrolls in a region that the keyboard reaches", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of PATHS.filter((path) => /^\/courses\/.+\//.test(path))) {
    await page.goto(path);
    const table = page.locator('[role=group][aria-label="Table"]').last();
    await table.evaluate((region) => region.closest("details")?.setAttribute("open", ""));
    await table.focus();
    await expect(table).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft), path).toBeGreaterThan(0);
  }
});
