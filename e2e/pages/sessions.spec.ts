import { expect } from "@playwright/test";
import { getCoursePath, getSessionId } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

test("every session is in its week, and a link to it in the syllabus of its course", async ({ page }) => {
  await page.goto("/sessions");
  const shown = await page
    .locator("section.timetable")
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.id,
        Array.from(section.querySelectorAll(".week > li"), (week) => [
          week.querySelector("b")?.textContent,
          Array.from(week.querySelectorAll("ol > li > span > a:first-child"), (link) => [
            link.getAttribute("href"),
            link.textContent,
          ]),
        ]),
      ]),
    );
  expect(shown).toEqual(
    content.courses.map(({ slug, syllabus }) => {
      const links = syllabus
        .flatMap(({ sessions }) => sessions)
        .map((title, index) => [`${getCoursePath(slug)}#${getSessionId(index + 1)}`, title]);
      const weeks = Array.from({ length: links.length / 2 }, (_, week) => [
        `Week ${week + 1}`,
        links.slice(2 * week, 2 * week + 2),
      ]);
      return [slug, weeks];
    }),
  );
});

test("each written session is linked from its place", async ({ page }) => {
  await page.goto("/sessions");
  for (const { course, session, path } of content.entries.sessions) {
    const place = page.locator(`#${course} li`, { has: page.getByText(session, { exact: true }) });
    await expect(place.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});
