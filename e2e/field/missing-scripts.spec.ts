import { expect, type Page } from "@playwright/test";
import { shortenRetries } from "../retries.ts";
import { COURSE, COURSE_PATH, content, open, test } from "../site.ts";

test.describe("when scripts do not come", () => {
  test.use({ allowedConsole: /.*/ });

  for (const [what, pattern] of [
    ["a module", /\/assets\/vendor-.*\.js$/],
    ["the page's data", /\/assets\/page-.*\.txt$/],
  ] as const)
    test(`${what} is asked for four times in all, then the page is what it is without scripts`, async ({
      page,
    }) => {
      await shortenRetries(page);
      let requests = 0;
      await page.route(pattern, (route) => {
        requests++;
        return route.abort();
      });
      await page.goto(COURSE_PATH);
      await page.getByRole("tab", { name: "Projects" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed", { timeout: 30_000 });
      expect(requests).toBe(4);
      for (const name of ["Overview", "Outcomes", "Prerequisites", "Projects"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
    });

  test("what was typed into the form goes into an email", async ({ page }) => {
    await shortenRetries(page);
    await page.route(/\/assets\/entry\.client-.*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await page.locator("textarea").fill("Half a message & more");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed", { timeout: 30_000 });
    await expect(page.locator("form")).toBeHidden();
    const { scriptsFailed } = content.pages.contact;
    const ways = page.getByRole("main").locator("div", { hasText: scriptsFailed }).last();
    await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
    const link = ways.locator('a[href^="mailto:"]');
    await link.evaluate((element) => {
      element.addEventListener("click", (event) => event.preventDefault());
      (element as HTMLElement).click();
    });
    await expect(link).toHaveAttribute("href", /^mailto:.*Half%20a%20message%20%26%20more/);
  });

  test("a module that comes at the third try is used", async ({ page }) => {
    await shortenRetries(page);
    let requests = 0;
    await page.route(/\/assets\/vendor-.*\.js$/, (route) =>
      ++requests < 3 ? route.abort() : route.continue(),
    );
    await open(page, COURSE_PATH);
    expect(requests).toBeGreaterThanOrEqual(3);
  });

  test("a module that is gone makes the page come anew, once", async ({ page }) => {
    await page.route(/\/assets\/vendor-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on("request", (request) => void (request.isNavigationRequest() && loads++));
    await page.goto("/courses?level=Beginner");
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    await expect(page.locator("[data-course]:visible")).toHaveCount(content.courses.length);
    expect(loads).toBe(2);
  });

  for (const [what, breakIt] of [
    [
      "data that cannot be read",
      (page: Page) => page.route(/\/assets\/page-.*\.txt$/, (route) => route.fulfill({ body: "no data" })),
    ],
    [
      "an effect that fails",
      (page: Page) =>
        page.addInitScript(() => {
          IntersectionObserver.prototype.observe = () => {
            throw new Error("an effect fails");
          };
        }),
    ],
    [
      "an entry that fails",
      (page: Page) =>
        page.route(/\/assets\/entry\.client-.*\.js$/, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "throw new Error('no entry')" }),
        ),
    ],
  ] as const)
    test(`${what} leaves the page that was there, without scripts`, async ({ page }) => {
      await breakIt(page);
      await page.goto(COURSE_PATH);
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 5);
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.title);
      for (const name of ["Overview", "Projects"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about");
    });
});
