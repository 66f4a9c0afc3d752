import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { COURSE, COURSE_PATH, content, countSheets, TABS, test } from "../site.ts";

/** Nine and a half points, in CSS pixels. */
const SMALLEST = (9.5 * 96) / 72;

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

/** The smallest size in which a text of the page is printed. */
const measureSmallest = (page: Page): Promise<number> =>
  page.getByRole("main").evaluate((main) => {
    const sizes = [...main.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, b")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes);
  });

test("prints every course on one sheet, in 9.5 points or larger", async ({ page }) => {
  for (const { slug } of content.courses) {
    await page.goto(getCoursePath(slug));
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await countSheets(page), slug).toBe(1);
    expect.soft(await measureSmallest(page), slug).toBeGreaterThanOrEqual(SMALLEST);
  }
});

test("prints all panels and every session, without the shell", async ({ page }) => {
  await page.goto(COURSE_PATH);
  for (const name of TABS)
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true, includeHidden: true }),
    ).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.locator(".session:visible")).toHaveCount(COURSE.sessions);
});

test("prints the address, and the day of the last change", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await expect(page.getByText(new RegExp(`${COURSE_PATH} · as of \\d{4}-\\d{2}-\\d{2}`))).toBeVisible();
});
