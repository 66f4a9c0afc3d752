import { expect } from "@playwright/test";
import { content, open } from "../site.ts";
import { expectMail, FLAG, fill, form, MESSAGE, test } from "./form.ts";

test.describe("where the site's scripts do not arrive", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the confirmation stands in the page all the same", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/contact");
    await expect(page.locator("form")).toBeVisible();
    await page.evaluate((key) => localStorage.setItem(key, "true"), FLAG);
    await page.reload();
    await expect(page.getByText("Request Received")).toBeVisible();
    await expect(page.locator("form")).toBeHidden();
  });
});

test.describe("where the scripts of the page have failed", () => {
  test("mail and chat stand in for the form, and the mail takes along what was typed", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await expect(page.getByText(content.pages.contact.scriptsFailed)).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.dataset.scripts = "failed";
    });
    await expect(form(page)).toHaveCount(0);
    const ways = page
      .getByRole("main")
      .locator("div", { hasText: content.pages.contact.scriptsFailed })
      .last();
    await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
    await expectMail(ways.locator('a[href^="mailto:"]'));
  });
});
