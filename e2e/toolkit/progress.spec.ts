import { expect, type Page } from "@playwright/test";
import { blockStorage, holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, DAYS, marks, openRoadmap, PROMPT, tick } from "./parts.ts";

const { saved } = copy.roadmap;

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

test("ticks and values are saved to a file and restored from it", async ({ page }) => {
  const language = page.locator(`#${PROMPT.slug}`).getByLabel(copy.prompts.shared.language.label);
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  await language.fill("Elixir");
  await expect(page.locator(`#${PROMPT.slug} mark`, { hasText: "Elixir" }).first()).toBeVisible();
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: saved.save }).click();
  const file = await (await download).path();
  await page.evaluate(() => localStorage.clear());
  await openRoadmap(page);
  await page.reload();
  await marks(page).first().hover();
  await expectDone(page, 0);
  const upload = page.locator('input[type="file"]');
  await upload.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByText(saved.refused)).toBeVisible();
  await expectDone(page, 0);
  await upload.setInputFiles(file);
  await expect(page.getByText(saved.restored)).toBeVisible();
  await expectDone(page, 1);
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  await expect(language).toHaveValue("Elixir");
});

test("where storage is blocked, days are ticked for as long as the page is open", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  await expectDone(page, 1);
});
