import { expect, type Page } from "@playwright/test";
import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { COURSE, COURSE_PATH, content, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** Top and bottom of an element. */
const getSpan = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

test("is an ordered list of weeks, each with its two sessions in order", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const weeks = page.locator("ol.score").getByRole("listitem");
  await expect(weeks).toHaveCount(countWeeks(COURSE.sessions));
  const titles = COURSE.syllabus.flatMap(({ sessions }) => sessions);
  for (const [index, week] of (await weeks.all()).entries()) {
    await expect(week).toContainText(`Week ${index + 1}`);
    for (const title of titles.slice(2 * index, 2 * index + 2)) await expect(week).toContainText(title);
  }
});

for (const width of WIDTHS)
  test(`spans the sessions that build a project, and no others: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, builds } of content.courses) {
      await page.goto(getCoursePath(slug));
      for (const [name, { from, to }] of Object.entries(builds)) {
        const bar = await page
          .locator(".bar")
          .filter({ hasText: name })
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top: top + scrollY, bottom: bottom + scrollY };
          });
        const [first, last] = await Promise.all(
          [from, to].map((session) => getSpan(page, `#${getSessionId(session)}`)),
        );
        const where = `${slug}: ${name}`;
        expect(Math.abs(bar.top - (first?.top ?? 0)), where).toBeLessThanOrEqual(8);
        expect(Math.abs(bar.bottom - (last?.bottom ?? 0)), where).toBeLessThanOrEqual(8);
      }
    }
  });

test("shows each milestone at the week of its session", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { slug, milestones } of content.courses) {
    await page.goto(getCoursePath(slug));
    for (const { session, title } of milestones) {
      const note = page
        .locator("ol.score > li")
        .nth(countWeeks(session) - 1)
        .locator(".notes");
      await expect(note, slug).toContainText(title);
    }
  }
});

test("lights the mark of the session that the address names, here and on the poster", async ({ page }) => {
  const id = getSessionId(5);
  const readHole = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue("--rim-width"));
  await page.goto(`${COURSE_PATH}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(await readHole(`.poster [href="#${id}"]`)).toBe("8px");
  expect(await readHole(`.poster [href="#${getSessionId(6)}"]`)).toBe("");
});

test("leads from its foot to the next courses", async ({ page }) => {
  for (const { slug, next } of content.courses) {
    await page.goto(getCoursePath(slug));
    const hrefs = await page
      .locator(".next a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs, slug).toEqual(next.map(getCoursePath));
  }
});
