import { expect } from "@playwright/test";
import { COURSE_PATH, TABS, test } from "./site.ts";

// The oldest browsers that are supported: engines/engines.spec.ts.

test("a browser that cannot run the scripts shows the page as without them", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
  await page.goto(COURSE_PATH);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 5);
  for (const name of TABS)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts", /.*/);
});
