import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/academy/addresses.ts";
import { expectNoViolations } from "./support/axe.ts";
import { COURSE_PATH, content, hydrate, listHrefs, openOnce, test } from "./support/site.ts";

const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;
test.use({ allowedConsole: NOT_FOUND });

const words = content.pages["not-found"];

for (const [path, title, home] of [
  ["/no-such-page", words.title, 1],
  ["/courses/not-a-course", words.courseNotFound.title, 0],
] as const)
  test.describe(path, () => {
    const getPage = openOnce(path, NOT_FOUND);
    const main = () => getPage().getByRole("main");

    test("shows what is missing, in its tab as well", async () => {
      await expect(main().getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(getPage()).toHaveTitle(`${title} | ${content.site.identity.name}`);
    });

    test("links to other pages, and home only where no course is missing", async () => {
      for (const { href } of [words.secondary, ...words.popular])
        await expect(main().locator(`a[href="${href}"]`).first()).toBeVisible();
      await expect(main().locator('a[href="/"]')).toHaveCount(home);
    });

    // They follow the heading, which a script replaces.
    test("keeps the styles of its links", () =>
      expect(main().locator(`a[href="${words.popular.at(-1)?.href}"]`)).toHaveCSS(
        "text-decoration-line",
        "underline",
      ));

    test("draws what is missing on the wall of courses", async () => {
      await expect(main().locator(".wall s")).toHaveCount(1);
      // Where only a session is missing, its course keeps its link.
      const courses = content.courses.slice(0, 6).filter((_, index) => home || index !== 1);
      expect(await listHrefs(main().locator(".wall a"))).toEqual(
        courses.map(({ slug }) => getTimetablePath(slug)),
      );
    });

    test("is not to be found by search engines", () =>
      expect(getPage().locator('meta[name="robots"]')).toHaveAttribute("content", "noindex"));

    test("marks no link of the bar as current", () =>
      expect(getPage().getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0));

    if (home) test("keeps WCAG", () => expectNoViolations(getPage()));
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address below /courses/ shows that the page is missing", async ({ page }) => {
    await page.goto("/courses/not-a-course");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  });
});

test("another spelling of an address leads to it", async ({ page, baseURL }) => {
  for (const [spelling, address] of [
    ["/Courses?level=Beginner", "/courses?level=Beginner"],
    [`${COURSE_PATH.toUpperCase()}#Projects`, `${COURSE_PATH}#Projects`],
  ] as const) {
    await page.goto(`${baseURL}${spelling}`);
    await expect(page).toHaveURL(address);
    await hydrate(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});
