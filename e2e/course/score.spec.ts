import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { listSessions } from "#app/courses/course.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { getWeekHours, isOngoing } from "#app/courses/syllabus/hours.ts";
import { COURSE, COURSE_PATH, content, test } from "../support/site.ts";

// What may differ between courses: every-course.spec.ts.

test.use({ javaScriptEnabled: false });

test("is an ordered list of weeks, each with its two sessions in order", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const weeks = page.locator("ol.score").getByRole("listitem");
  await expect(weeks).toHaveCount(countWeeks(COURSE.sessions));
  const titles = listSessions(COURSE).map(({ title }) => title);
  for (const [index, week] of (await weeks.all()).entries()) {
    await expect(week).toContainText(`Week ${index + 1}`);
    for (const title of titles.slice(2 * index, 2 * index + 2)) await expect(week).toContainText(title);
  }
});

test("shows before week one what a learner needs", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await expect(page.locator(".before-week-one")).toContainText(COURSE.prerequisites[0] ?? "");
});

test("puts the certificate across the last week", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const { title } = content.pages.course.score.certificate;
  const last = page.locator("ol.score").getByRole("listitem").last();
  await expect(last.getByRole("heading", { name: title, exact: true })).toBeVisible();
});

for (const course of content.courses.filter(getWeekHours).slice(0, 1))
  test("draws the hours of a week, live ones filled", async ({ page }) => {
    await page.goto(getCoursePath(course.slug));
    const hours = getWeekHours(course);
    await expect(page.locator(".hours .is-live")).toHaveCount(hours?.live.from ?? 0);
    await expect(page.locator(".hours i")).toHaveCount(hours?.all.to ?? 0);
  });

for (const { slug } of content.courses.filter(isOngoing).slice(0, 1))
  test("keeps the titles of an ongoing course readable in forced colours", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto(getCoursePath(slug));
    const readColour = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await readColour(".session > span")).toBe(await readColour(".score h3"));
  });

test("lights the mark of the session that the address names", async ({ page }) => {
  const readOutline = (session: number) =>
    page.locator(`#${getSessionId(session)} > b`).evaluate((mark) => getComputedStyle(mark).outlineStyle);
  await page.goto(`${COURSE_PATH}#${getSessionId(5)}`);
  await expect(page.locator(`#${getSessionId(5)}`)).toBeInViewport();
  expect(await readOutline(5)).toBe("solid");
  expect(await readOutline(6)).toBe("none");
});

/** A course whose sessions build two projects. */
const BUILDING = content.courses.filter(({ builds }) => Object.keys(builds).length > 1).slice(0, 1);

for (const { slug, builds } of BUILDING) {
  test("a mark on the poster outlines the sessions of other projects", async ({ page }) => {
    const [{ from, to } = { from: 1, to: 1 }] = Object.values(builds);
    await page.goto(getCoursePath(slug));
    await page.locator(`.poster a[href="#${getSessionId(from)}"] use`).hover();
    const other = from > 1 ? from - 1 : to + 1;
    const readBody = (session: number) =>
      page
        .locator(`#${getSessionId(session)}`)
        .evaluate((mark) => getComputedStyle(mark).getPropertyValue("--body"));
    expect(await readBody(to)).toBe("");
    expect(await readBody(other)).toBe("transparent");
  });

  test("outlined sessions have numbers of one colour, in the dark too", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(getCoursePath(slug));
    const [lit = { from: 1 }, other = { from: 1, to: 1 }] = Object.values(builds);
    await page.locator(`.poster a[href="#${getSessionId(lit.from)}"] use`).hover();
    const readNumber = (session: number) =>
      page.locator(`#${getSessionId(session)} > b`).evaluate((mark) => getComputedStyle(mark).color);
    expect(await readNumber(other.from)).toBe(await readNumber(other.to));
  });
}
