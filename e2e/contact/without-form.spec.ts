import { expect } from "@playwright/test";
import { expectSent, openAndSend, test } from "./form.ts";

test.describe("where the site's scripts do not arrive", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the confirmation stands in the page all the same", async ({ page }) => {
    await openAndSend(page);
    await expectSent(page);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Request Received")).toBeVisible();
    await expect(page.locator("form")).toBeHidden();
  });
});
