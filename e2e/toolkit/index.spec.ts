import { expect, type Page } from "@playwright/test";
import { test } from "../site.ts";
import { copy, LAST, PROMPTS } from "./parts.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: copy.prompts.search });
const visibleTitles = (page: Page) => page.locator("#prompts details li:visible > a");
/** What reports how many prompts match. */
const status = (page: Page) => page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

test.beforeEach(async ({ page }) => {
  await page.goto("/dev-toolkit");
});

test("all groups open and close together; closed, the page is up to 12 screens of a phone long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: copy.prompts.openAll }).click();
  await expect(visibleTitles(page)).toHaveCount(PROMPTS.length);
  await page.getByRole("button", { name: copy.prompts.closeAll }).click();
  await expect(visibleTitles(page)).toHaveCount(0);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length / 812).toBeLessThanOrEqual(12);
});

test("a group is a row of marks, which opens to its prompts", async ({ page }) => {
  const group = page.locator(`#group-${LAST.group.slug}`);
  await expect(group.locator("summary i")).toHaveCount(LAST.group.prompts.length);
  await group.locator("summary").click();
  await expect(visibleTitles(page)).toHaveText(LAST.group.prompts.map(({ title }) => title));
  const row = page.locator(`#${LAST.slug}`);
  await expect(row).toContainText(LAST.when);
  await row.getByRole("link", { name: LAST.title }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${LAST.group.slug}#${LAST.slug}`);
});

test("search and level show the matching prompts, and are kept in the address", async ({ page }) => {
  const level = page.getByRole("combobox", { name: copy.prompts.level });
  await level.selectOption("Advanced");
  const advanced = PROMPTS.filter((prompt) => prompt.level === "Advanced").map(({ title }) => title);
  await expect(visibleTitles(page)).toHaveText(advanced);
  await expect(page).toHaveURL("/dev-toolkit?level=Advanced");
  await level.selectOption({ index: 0 });
  for (const words of [LAST.title.toUpperCase(), LAST.when]) {
    await search(page).fill(words);
    await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
    await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ search: words })}`);
  }
  await page.reload();
  await expect(search(page)).toHaveValue(LAST.when);
  await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
  await expect(status(page)).toHaveText(/^Showing \d of \d+ prompts$/);
});

test("an empty result says so and can be cleared, which closes the groups", async ({ page }) => {
  await search(page).fill("zzzz");
  await expect(page.getByText(copy.prompts.none)).toBeVisible();
  await expect(page.locator("#prompts details:visible")).toHaveCount(0);
  await page.getByRole("button", { name: copy.prompts.clear }).click();
  await expect(status(page)).toHaveText(`Showing ${PROMPTS.length} of ${PROMPTS.length} prompts`);
  await expect(visibleTitles(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/dev-toolkit");
});
