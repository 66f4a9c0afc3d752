import { expect, type Page } from "@playwright/test";
import { blockStorage, holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, DAYS, marks, tick } from "./parts.ts";

/** How many days are said to be done. */
const expectDone = (page: Page, days: number) =>
  expect(page.locator("#roadmap").getByRole("status").first()).toHaveText(
    `${days} of ${DAYS.length} ${copy.roadmap.progress}`,
  );

test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
  await page.goto("/dev-toolkit#day-1");
  const other = await context.newPage();
  await other.goto("/dev-toolkit#day-2");
  await tick(other, 2).check();
  for (const day of [1, 3]) await tick(page, day).check();
  for (const tab of [page, other]) await expectDone(tab, 3);
  await other.close();
  await page.reload();
  await expectDone(page, 3);
  await expect(marks(page).nth(2)).toHaveAccessibleName(/^Day 3: .*, done$/);
  await tick(page, 3).uncheck();
  await expectDone(page, 2);
  await expect(marks(page).nth(2)).not.toHaveAccessibleName(/done/);
});

test("ticks before the scripts come are kept", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit#day-1", { waitUntil: "domcontentloaded" });
  for (const day of [1, 2, 2]) await tick(page, day).click();
  release();
  await expectDone(page, 1);
  await expect(tick(page, 1)).toBeChecked();
  await expect(tick(page, 2)).not.toBeChecked();
});

test("where storage is blocked, days are ticked for as long as the page is open", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  await expectDone(page, 1);
});
