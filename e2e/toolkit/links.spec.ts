import { expect, type Page } from "@playwright/test";
import { holdFiles, hydrated, open, SCRIPTS, test } from "../site.ts";
import { FIRST, GROUP, LAST } from "./entries.ts";
import { body, row, search, status, title } from "./parts.ts";

test.describe("a link to a prompt", () => {
  const lead = async (page: Page, address: string) => {
    await open(page, address);
    await expect(body(page, LAST.slug)).toBeInViewport();
    await expect(title(page, LAST.slug)).toBeInViewport();
  };

  test("opens it, also on paper", async ({ page }) => {
    await lead(page, `/dev-toolkit#${LAST.slug}`);
    await page.emulateMedia({ media: "print" });
    await expect(body(page, LAST.slug)).toBeVisible();
    await expect(title(page, FIRST.slug)).toBeHidden();
  });

  test("clears a filter that hides it, and says so", async ({ page }) => {
    await lead(page, `/dev-toolkit?group=${GROUP.slug}#${LAST.slug}`);
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue("All");
    await expect(status(page)).toContainText(`Filters cleared to show '${LAST.title}'.`);
  });

  test("clears a filter that was set on the page", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await search(page).fill(FIRST.title);
    await expect(row(page, LAST.slug)).toBeHidden();
    await page.locator("#prompt-board").getByRole("link", { name: LAST.title, exact: true }).click();
    await expect(body(page, LAST.slug)).toBeInViewport();
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL(`/dev-toolkit#${LAST.slug}`);
  });

  test("works before the scripts arrive, and they leave it so", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto(`/dev-toolkit?group=${GROUP.slug}#${LAST.slug}`, { waitUntil: "domcontentloaded" });
    await expect(body(page, LAST.slug)).toBeInViewport();
    release();
    await hydrated(page);
    await expect(body(page, LAST.slug)).toBeInViewport();
  });

  for (const address of ["/dev-toolkit#roadmap", `/dev-toolkit?group=${GROUP.slug}#roadmap`]) {
    test(`${address} lands at the roadmap`, async ({ page }) => {
      await open(page, address);
      await expect
        .poll(() => page.locator("#roadmap").evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(5);
      const top = await page.locator("#roadmap").evaluate((part) => part.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(-5);
    });
  }
});
