import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";
import { LAST, PROMPTS } from "./parts.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search the prompts" });
const visibleTitles = (page: Page) => page.locator("#prompts details li:visible > a");
/** What reports how many prompts match. */
const status = (page: Page) => page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

test.use({ viewport: { width: 375, height: 812 } });
test.beforeEach(({ page }) => page.goto("/dev-toolkit"));

test("a group opens alone", async ({ page }) => {
  await page.locator(`#group-${LAST.group.slug} summary`).click();
  await expect(visibleTitles(page)).toHaveText(LAST.group.prompts.map(({ title }) => title));
});

test("a level shows its prompts, and is kept in the address", async ({ page }) => {
  const level = page.getByRole("combobox", { name: "Level" });
  await level.selectOption("Advanced");
  const advanced = PROMPTS.filter((prompt) => prompt.level === "Advanced").map(({ title }) => title);
  await expect(visibleTitles(page)).toHaveText(advanced);
  await expect(page).toHaveURL("/dev-toolkit?level=Advanced");
});

test("a search without a match is reported, and is cleared", async ({ page }) => {
  await search(page).fill("zzzz");
  await expect(page.getByText("No prompt matches")).toBeVisible();
  await expect(page.locator("#prompts details:visible")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(status(page)).toHaveText(`Showing ${PROMPTS.length} of ${PROMPTS.length} prompts`);
  await expect(visibleTitles(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/dev-toolkit");
});

test("a search finds a prompt by its words in any order", async ({ page }) => {
  await search(page).fill(LAST.title.split(" ").toReversed().join("  "));
  await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
});

test("a search is kept over a reload", async ({ page }) => {
  await search(page).fill(LAST.when);
  await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ search: LAST.when })}`);
  await page.reload();
  await expect(search(page)).toHaveValue(LAST.when);
  await expect(status(page)).toHaveText(/^Showing \d of \d+ prompts$/);
});

test("a prompt that is found leads to its page", async ({ page }) => {
  await search(page).fill(LAST.when);
  await visibleTitles(page).filter({ hasText: LAST.title }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${LAST.group.slug}#${LAST.slug}`);
});
