import { expect, type Page } from "@playwright/test";
import { COURSE, COURSE_PATH, content, hydrated, open, test } from "./site.ts";

async function expectNotFound(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  for (const href of ["/", "/courses", "/learning-paths", "/about", "/contact"]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

test.describe("an unknown address", () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 404/ });

  for (const path of [
    "/no-such-page",
    "/courses/not-a-course",
    "/about/us",
    "/Courses/Not-A-Course",
    "/%zz",
  ]) {
    test(`${path} answers 404 with 'Page Not Found' and asks for no script`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectNotFound(page);
      await expect(page.locator("script[src], script[type=module], script[type=deferred]")).toHaveCount(0);
      await page.mouse.move(5, 5);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
    });
  }

  test("the menu of the 404 page works without script", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto("/no-such-page");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("another spelling of an address", () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 404/ });

  for (const [spelling, address] of [
    ["/Courses?level=Beginner#course-list", "/courses?level=Beginner#course-list"],
    [`${COURSE_PATH.toUpperCase()}#Projects`, `${COURSE_PATH}#Projects`],
    ["//courses?level=Beginner", "/courses?level=Beginner"],
    [`/courses//${COURSE.slug}#projects`, `${COURSE_PATH}#projects`],
    [`/%63ourses/${COURSE.slug}`, COURSE_PATH],
    ["//", "/"],
  ] as const)
    test(`${spelling} ends on the page of ${address}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${spelling}`);
      await expect(page).toHaveURL(address);
      await hydrated(page);
      await expect(page).toHaveURL(address);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${address.replace(/[?#].*/, "")}$`),
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
});

test.describe("a way back to an unknown address", () => {
  test.use({ allowedConsole: /the server responded with a status of 404/ });

  test("shows the same page", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      history.pushState(null, "", "/no-such-page");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expectNotFound(page);
  });
});

test.describe("without its data", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("a course says 'Course not found' after a navigation", async ({ page }) => {
    await open(page, "/courses");
    await page.evaluate(() => {
      history.pushState(null, "", "/courses/not-a-course");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/courses");
  });
});

test("data that are none of this build's lead to the page by a load of its document", async ({ page }) => {
  await open(page, "/");
  await page.route("**/about.data*", (route) => route.fulfill({ body: "a page of a portal" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
});

test.describe("a failing route", () => {
  test.use({ allowedConsole: /.*/ });

  test("shows 'Unexpected Application Error!' with its message and a way home", async ({ page }) => {
    await open(page, "/");
    const build = await page.locator("script[data-build]").getAttribute("data-build");
    await page.route("**/about.data*", (route) => route.fulfill({ body: `broken data of ${build}` }));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("main")).toContainText(/500|broken|decode|turbo/i);
    await expect(page.getByRole("banner")).toBeVisible();
    const links = page.getByRole("main").getByRole("link");
    await expect(links.first()).toHaveAttribute("href", "/");
    const report = new URL((await links.last().getAttribute("href")) ?? "");
    expect(report.pathname).toBe(content.site.identity.email);
    expect(report.searchParams.get("body")).toMatch(/\S/);
  });
});
