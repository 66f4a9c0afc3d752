import { expect } from "@playwright/test";
import { TABS } from "#app/courses/course-tabs.ts";
import { COURSE, COURSE_PATH, test } from "../support/site.ts";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

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

test("prints no sign at the names of what opens", async ({ page }) => {
  for (const path of ["/courses", "/sessions"]) {
    await page.goto(path);
    const signs = await page
      .locator("main summary:visible")
      .evaluateAll((all) => all.map((name) => getComputedStyle(name, "::before").display));
    expect(new Set(signs)).toEqual(new Set(["none"]));
  }
});
