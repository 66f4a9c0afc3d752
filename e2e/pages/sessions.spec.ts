import { expect } from "@playwright/test";
import { getCoursePath, getSessionId, getTimetablePath } from "#app/academy/addresses.ts";
import { COURSE, content, test } from "../site.ts";

test("a link to a course opens its weeks", async ({ page }) => {
  await page.goto(getTimetablePath(COURSE.slug));
  const [title = ""] = COURSE.syllabus[0]?.sessions ?? [];
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("every session of every course is a link to its row in the syllabus", async ({ page }) => {
  await page.goto("/sessions");
  const links = page.locator(".week ol > li > a:first-child");
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.textContent]),
  );
  const expected = content.courses.flatMap(({ slug, syllabus }) =>
    syllabus
      .flatMap(({ sessions }) => sessions)
      .map((title, index) => [`${getCoursePath(slug)}#${getSessionId(index + 1)}`, title]),
  );
  expect(shown).toEqual(expected);
});
