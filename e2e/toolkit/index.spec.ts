import { expect, type Page } from "@playwright/test";
import { test } from "../site.ts";
import { LAST, PROMPTS } from "./parts.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search the prompts" });
const visibleTitles = (page: Page) => page.locator("#prompts details li:visible > a");
/** What reports how many prompts match. */
const status = (page: Page) => page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

test("a group opens alone; search and level show the matching prompts, or say that there are none, and are kept in the address", async ({
  page,
}) => {
  await page.goto("/dev-toolkit");
  await page.setViewportSize({ width: 375, height: 812 });
  await page.locator(`#group-${LAST.group.slug} summary`).click();
  await expect(visibleTitles(page)).toHaveText(LAST.group.prompts.map(({ title }) => title));
  await page.locator(`#group-${LAST.group.slug} summary`).click();
  const level = page.getByRole("combobox", { name: "Level" });
  await level.selectOption("Advanced");
  const advanced = PROMPTS.filter((prompt) => prompt.level === "Advanced").map(({ title }) => title);
  await expect(visibleTitles(page)).toHaveText(advanced);
  await expect(page).toHaveURL("/dev-toolkit?level=Advanced");
  await search(page).fill("zzzz");
  await expect(page.getByText("No prompt matches")).toBeVisible();
  await expect(page.locator("#prompts details:visible")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(status(page)).toHaveText(`Showing ${PROMPTS.length} of ${PROMPTS.length} prompts`);
  await expect(visibleTitles(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/dev-toolkit");
  await search(page).fill(LAST.title.split(" ").toReversed().join("  "));
  await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
  await search(page).fill(LAST.when);
  await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ search: LAST.when })}`);
  await page.reload();
  await expect(search(page)).toHaveValue(LAST.when);
  await expect(status(page)).toHaveText(/^Showing \d of \d+ prompts$/);
  await visibleTitles(page).filter({ hasText: LAST.title }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${LAST.group.slug}#${LAST.slug}`);
});
