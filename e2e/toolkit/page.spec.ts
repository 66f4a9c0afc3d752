import { expect } from "@playwright/test";
import { holdFiles, hydrated, openedOnce, SCRIPTS, test } from "../site.ts";
import { FIRST, PROMPTS, WORDS } from "./entries.ts";
import { body, expectDone, search, title, visibleRows } from "./parts.ts";

test("/dev-toolkit opens directly with its shell", async ({ page }) => {
  const answer = await page.goto("/dev-toolkit");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

test.describe("the page as it stands", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("is at most 20 screens of a wide screen long, and 30 of a phone", async ({ page }) => {
    for (const { width, height, screens } of [
      { width: 1440, height: 900, screens: 20 },
      { width: 375, height: 812, screens: 30 },
    ]) {
      await page.setViewportSize({ width, height });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / height).toBeLessThanOrEqual(screens);
    }
  });
});

test.describe("prompts", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("are read again after a visit to another page", async ({ page }) => {
    await page.getByRole("navigation").first().getByRole("link", { name: "Courses" }).click();
    await expect(page).toHaveURL("/courses");
    await page.goBack();
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    await search(page).fill("zzzz");
    await expect(visibleRows(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await title(page, FIRST.slug).click();
    await expect(body(page, FIRST.slug)).toBeVisible();
  });
});

test("what is done before the scripts arrive is done", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit#day-1", { waitUntil: "domcontentloaded" });
  const [word = ""] = WORDS;
  await search(page).fill(word);
  await page.getByRole("combobox", { name: "Level" }).selectOption("Beginner");
  await page.getByRole("combobox", { name: "Level" }).selectOption("Advanced");
  for (const name of ["Done day 1", "Done day 2", "Done day 2"])
    await page.getByRole("checkbox", { name, exact: true }).click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(`/dev-toolkit?search=${word}&level=Advanced#day-1`);
  await expectDone(page, 1);
  await expect(page.getByRole("checkbox", { name: "Done day 1", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Done day 2", exact: true })).not.toBeChecked();
});
