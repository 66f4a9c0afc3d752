import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/academy/addresses.ts";
import { expectNoViolations } from "./support/axe.ts";
import { COURSE_PATH, content, hydrated, listHrefs, test } from "./support/site.ts";

test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 404/ });

for (const [path, title, home] of [
  ["/no-such-page", "Page Not Found", 1],
  ["/courses/not-a-course", "Course not found", 0],
] as const)
  test(`${path} shows '${title}', and where to go`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${content.site.identity.name}`);
    for (const href of ["/courses", "/learning-paths", "/about", "/contact"])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    // The styles that follow the heading apply, also where it is replaced.
    await expect(main.locator('a[href="/contact"]')).toHaveCSS("text-decoration-line", "underline");
    await expect(main.locator('a[href="/"]')).toHaveCount(home);
    await expect(main.locator(".wall s")).toHaveCount(1);
    // Where only a session is missing, its course keeps its link.
    const courses = content.courses.slice(0, 6).filter((_, index) => home || index !== 1);
    expect(await listHrefs(main.locator(".wall a"))).toEqual(
      courses.map(({ slug }) => getTimetablePath(slug)),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
    if (home) await expectNoViolations(page);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address below /courses/ shows 'Page Not Found'", async ({ page }) => {
    await page.goto("/courses/not-a-course");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});

test("another spelling of an address leads to it", async ({ page, baseURL }) => {
  for (const [spelling, address] of [
    ["/Courses?level=Beginner", "/courses?level=Beginner"],
    [`${COURSE_PATH.toUpperCase()}#Projects`, `${COURSE_PATH}#Projects`],
  ] as const) {
    await page.goto(`${baseURL}${spelling}`);
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});
