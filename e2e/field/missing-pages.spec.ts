import { expect, type Page } from "@playwright/test";
import { shortenRetries } from "../retries.ts";
import { COURSE, COURSE_PATH, content, open, test } from "../site.ts";

test.describe("a link whose page does not come", () => {
  test.use({ allowedConsole: /.*/ });
  const about = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About" });

  test("is asked for again, and leads on", async ({ page }) => {
    await open(page, COURSE_PATH);
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    let requests = 0;
    await page.route("**/about.data*", async (route) => {
      if (++requests < 3) return route.abort();
      await isSeen;
      return route.continue();
    });
    await about(page).click();
    await expect(page.getByText("Asking again")).toBeVisible();
    see();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
    await expect(page.getByText("Asking again")).toBeHidden();
  });

  for (const file of [/\/about\.data/, /\/assets\/about-.*\.js/])
    test(`becomes an ordinary link when the tries are used up for ${file.source}`, async ({ page }) => {
      await shortenRetries(page);
      await open(page, COURSE_PATH);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      let requests = 0;
      await page.route(file, (route) => {
        requests++;
        return route.fulfill({ status: 503 });
      });
      await about(page).click();
      await expect(page).toHaveURL("/about", { timeout: 30_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
      // One ahead, when the pointer comes to the link, and four when it is followed.
      expect(requests).toBe(5);
      expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
    });

  test("offline says so in the page, keeps it, and tries again when asked", async ({ page, context }) => {
    await shortenRetries(page);
    await open(page, COURSE_PATH);
    await context.setOffline(true);
    await about(page).click();
    await expect(page.getByText("This page did not arrive")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.title);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByText("This page did not arrive")).toBeHidden();
  });
});
