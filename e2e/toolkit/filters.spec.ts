import { expect } from "@playwright/test";
import { hydrated, openedOnce, test } from "../site.ts";
import { FIRST, GROUP, PROMPTS, WORDS } from "./entries.ts";
import { search, status, visibleRows } from "./parts.ts";

test.describe("prompts", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("say when none is left, and clear the filters with the focus kept", async ({ page }) => {
    await search(page).fill("zzzz");
    await expect(
      page.locator("#prompts").getByText("No prompt matches these words and filters"),
    ).toBeVisible();
    await expect(visibleRows(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    await expect(search(page)).toHaveValue("");
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL("/dev-toolkit");
  });

  test("are searched by every word in everything they say, with the count spoken", async ({ page }) => {
    // In another order, and in capitals.
    const words = WORDS.toReversed().map((word) => word.toLowerCase());
    await search(page).fill(words.join(" ").toUpperCase());
    const expected = PROMPTS.filter((prompt) => {
      const text = [prompt.title, prompt.when, prompt.prompt, prompt.good, prompt.course?.title]
        .join("\n")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
    expect(expected.length).toBeGreaterThan(0);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(status(page)).toHaveText(`Showing ${expected.length} of ${PROMPTS.length} prompts`);
    await expect(page).toHaveURL(`/dev-toolkit?search=${words.join("+").toUpperCase()}`);
  });

  test("are filtered by group and level, in the address, and come back with it", async ({ page }) => {
    const { slug, title: name } = GROUP;
    const { level } = FIRST;
    await page.getByRole("combobox", { name: "Group" }).selectOption(slug);
    await page.getByRole("combobox", { name: "Level" }).selectOption(level);
    const expected = GROUP.prompts.filter((prompt) => prompt.level === level);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ group: slug, level })}`);
    await expect(page.getByRole("heading", { level: 3, name: `${name} ${expected.length}` })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue(slug);
  });
});
