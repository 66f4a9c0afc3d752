import { expect } from "@playwright/test";
import { test } from "../site.ts";
import { copy, first, groups, LAST, PROMPTS } from "./entries.ts";
import { search, status, visibleTitles } from "./parts.ts";

test("the index is at most 12 screens of a phone long, with its scripts", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/dev-toolkit");
  await page.getByRole("button", { name: copy.prompts.openAll }).click();
  await page.getByRole("button", { name: copy.prompts.closeAll }).click();
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length / 812).toBeLessThanOrEqual(12);
});

test("a group is a row of marks, which opens to its prompts", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await expect(visibleTitles(page)).toHaveCount(0);
  for (const { slug, title, prompts } of groups) {
    const row = page.locator(`#group-${slug}`);
    await expect(row.getByRole("heading", { name: title })).toBeVisible();
    await expect(row.locator("summary i")).toHaveCount(prompts.length);
  }
  await page.locator(`#group-${LAST.group.slug} summary`).click();
  await expect(visibleTitles(page)).toHaveText(LAST.group.prompts.map(({ title }) => title));
  const row = page.locator(`#${LAST.slug}`);
  await expect(row).toContainText(LAST.when);
  await row.getByRole("link", { name: LAST.title }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${LAST.group.slug}#${LAST.slug}`);
});

test("all groups open and close together", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await page.getByRole("button", { name: copy.prompts.openAll }).click();
  await expect(visibleTitles(page)).toHaveCount(PROMPTS.length);
  await page.getByRole("button", { name: copy.prompts.closeAll }).click();
  await expect(visibleTitles(page)).toHaveCount(0);
});

test("the prompts to start with are there, some of them in full", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const start = page.locator("#start");
  for (const slug of copy.start.full) {
    const prompt = first(PROMPTS.filter((prompt) => prompt.slug === slug));
    const shown = start.getByRole("article").filter({ hasText: prompt.title });
    expect(await shown.locator("pre").textContent()).toBe(prompt.prompt.trimEnd());
    await expect(shown.getByRole("link", { name: prompt.title })).toHaveAttribute(
      "href",
      `/dev-toolkit/${prompt.group.slug}#${slug}`,
    );
  }
  await expect(start.getByRole("listitem")).toHaveCount(copy.start.others.length);
});

test("a search shows the prompts that have its words, and is in the address", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const words = LAST.title.toUpperCase();
  await search(page).fill(words);
  await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
  await expect(status(page)).toHaveText(/^Showing \d of \d+ prompts$/);
  await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ search: words })}`);
  await page.reload();
  await expect(search(page)).toHaveValue(words);
  await expect(visibleTitles(page).filter({ hasText: LAST.title })).toBeVisible();
});

test("a level shows its prompts alone", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await page.getByRole("combobox", { name: copy.prompts.level }).selectOption("Advanced");
  const expected = PROMPTS.filter(({ level }) => level === "Advanced").map(({ title }) => title);
  await expect(visibleTitles(page)).toHaveText(expected);
  await expect(page).toHaveURL("/dev-toolkit?level=Advanced");
});

test("a search that finds nothing says so; cleared, the board is as it was", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const { slug, prompts } = LAST.group;
  await page.locator(`#group-${slug} summary`).click();
  await search(page).fill("zzzz");
  await expect(page.getByText(copy.prompts.none)).toBeVisible();
  await expect(visibleTitles(page)).toHaveCount(0);
  await page.getByRole("button", { name: copy.prompts.clear }).click();
  await expect(visibleTitles(page)).toHaveCount(prompts.length);
  await expect(status(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/dev-toolkit");
});

test("what is typed and chosen before the scripts come is sought", async ({ page }) => {
  await page.goto("/dev-toolkit", { waitUntil: "commit" });
  await search(page).fill("a");
  await page.getByRole("combobox", { name: copy.prompts.level }).selectOption("Beginner");
  await expect(page).toHaveURL("/dev-toolkit?search=a&level=Beginner");
});
