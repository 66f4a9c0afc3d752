import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { COURSE_PATH, content, hydrated, test } from "./site.ts";

async function expectNotFound(page: Page, title: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${content.site.identity.name}`);
  for (const href of ["/courses", "/learning-paths", "/about", "/contact"]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
}

test.describe("an unknown address", () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 404/ });

  for (const [path, title] of [
    ["/no-such-page", "Page Not Found"],
    ["/courses/not-a-course", "Course not found"],
  ] as const)
    test(`${path} answers 404 with '${title}'`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectNotFound(page, title);
      expect(new URL(page.url()).pathname).toBe(path);
      const { missing, courseNotFound } = content.pages["not-found"];
      const [gap, marks] = title === "Page Not Found" ? [missing, 1] : [courseNotFound.missing, 0];
      const wall = page.locator(".wall");
      await expect(wall.locator("s")).toHaveCount(1);
      await expect(wall.locator("span").filter({ hasText: gap }).last()).toBeVisible();
      await expect(wall.locator("a").filter({ hasText: content.courses[1]?.title ?? "" })).toHaveCount(marks);
      const home = title === "Page Not Found" ? 1 : 0;
      await expect(page.getByRole("main").locator('a[href="/"]')).toHaveCount(home);
      if (path === "/no-such-page") await expectNoViolations(page);
    });

  test("below /courses/ says 'Page Not Found' without scripts", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    await page.goto("/courses/not-a-course");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page.close();
  });

  for (const [spelling, address] of [
    ["/Courses?level=Beginner", "/courses?level=Beginner"],
    [`${COURSE_PATH.toUpperCase()}#Projects`, `${COURSE_PATH}#Projects`],
  ] as const)
    test(`${spelling} is another spelling of ${address} and leads there`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${spelling}`);
      await expect(page).toHaveURL(address);
      await hydrated(page);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
});
