import { expect, type Page } from "@playwright/test";
import { blockStorage, hydrated, open, test } from "../site.ts";
import { copy } from "./entries.ts";
import { expectDone } from "./parts.ts";

test.describe("roadmap", () => {
  const openWeek = (page: Page, day: number) =>
    page
      .locator("#roadmap-days details", { has: page.locator(`#day-${day}`) })
      .locator("summary")
      .click();

  test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
    await open(page, "/dev-toolkit");
    const other = await context.newPage();
    await open(other, "/dev-toolkit");
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 1", exact: true }).check();
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).check();
    for (const tab of [page, other]) await expectDone(tab, 2);
    await other.close();
    await page.reload();
    await hydrated(page);
    await expectDone(page, 2);
    await expect(page.locator("#day-marks").getByRole("link", { name: /^Day 3: .*, done$/ })).toBeVisible();
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).uncheck();
    await expectDone(page, 1);
    await expect(page.locator("#day-marks").getByRole("link", { name: /^Day 3: .*, done$/ })).toHaveCount(0);
  });

  test("ticks and values are saved to a file and restored from it", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 2", exact: true }).check();
    await page.getByLabel("Programming language").fill("Elixir");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: copy.roadmap.saved.save }).click();
    const file = await (await download).path();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    await expectDone(page, 0);
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await expect(page.locator("#roadmap").getByText(copy.roadmap.saved.refused)).toBeVisible();
    await expectDone(page, 0);
    await upload.setInputFiles(file);
    await expect(page.locator("#roadmap").getByText(copy.roadmap.saved.restored)).toBeVisible();
    await expectDone(page, 1);
    await expect(page.getByLabel("Programming language")).toHaveValue("Elixir");
  });

  test.describe("with storage blocked", () => {
    // Logged by the router, which keeps scroll positions there.
    test.use({ allowedConsole: /SecurityError|Storage is blocked/ });

    test("still ticks for as long as the page is open", async ({ page }) => {
      await blockStorage(page);
      await open(page, "/dev-toolkit#day-2");
      await page.getByRole("checkbox", { name: "Done day 2", exact: true }).check();
      await expectDone(page, 1);
    });
  });
});
