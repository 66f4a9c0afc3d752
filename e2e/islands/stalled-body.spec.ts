import { expect } from "@playwright/test";
import { test as base } from "../site.ts";
import { type StalledHost, startStalledHost } from "../stalled-host.ts";

const test = base.extend<{ host: StalledHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  host: async ({}, use) => {
    const host = startStalledHost();
    await use(host);
    host.stop();
  },
  baseURL: ({ host }, use) => use(host.url),
});

test("a tab that is pressed before the rest of the page arrives stays chosen", async ({ page, host }) => {
  await page.goto(host.url, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
  host.sendRest();
  await expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});
