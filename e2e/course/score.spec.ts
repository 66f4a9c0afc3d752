import { expect, type Page } from "@playwright/test";
import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { COURSE, COURSE_PATH, content, listHrefs, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** The colour of ink, as browsers compute it. */
const INK = "rgb(11, 27, 43)";

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

/** What is behind the title of each session. */
const listGrounds = (page: Page) =>
  page
    .locator(".session > span")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).backgroundColor));

test("lays ink under the sessions that build a project, and under no others", async ({ page }) => {
  for (const { slug, builds, sessions } of content.courses) {
    await page.goto(getCoursePath(slug));
    const spans = Object.values(builds);
    expect(
      (await listGrounds(page)).map((ground) => ground === INK),
      slug,
    ).toEqual(
      Array.from({ length: sessions }, (_, index) =>
        spans.some(({ from, to }) => from <= index + 1 && index + 1 <= to),
      ),
    );
  }
});

for (const width of WIDTHS)
  test(`puts each project's name on its first session, clear of the title: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, builds } of content.courses) {
      await page.goto(getCoursePath(slug));
      for (const [name, { from }] of Object.entries(builds)) {
        const project = page.locator(".score .project").filter({ hasText: name });
        const gap = await project.evaluate((label, id) => {
          const title = document.createRange();
          title.selectNodeContents(document.querySelector(`#${id} > span`) ?? label);
          const [a, b] = [label.getBoundingClientRect(), title.getBoundingClientRect()];
          return { above: b.top - a.bottom, left: a.left - b.right, from: b.top - a.top };
        }, getSessionId(from));
        expect(Math.max(gap.above, gap.left), `${slug}: ${name}`).toBeGreaterThanOrEqual(-8);
        expect(gap.from, `${slug}: ${name}`).toBeLessThan(60);
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

test("lights the mark of the session that the address names", async ({ page }) => {
  const readOutline = (session: number) =>
    page.locator(`#${getSessionId(session)} > b`).evaluate((mark) => getComputedStyle(mark).outlineStyle);
  await page.goto(`${COURSE_PATH}#${getSessionId(5)}`);
  await expect(page.locator(`#${getSessionId(5)}`)).toBeInViewport();
  expect(await readOutline(5)).toBe("solid");
  expect(await readOutline(6)).toBe("none");
});

test("a mark on the poster outlines the sessions of other projects", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const [{ from, to } = { from: 1, to: 1 }] = Object.values(COURSE.builds);
  await page.locator(`.poster a[href="#${getSessionId(from)}"] use`).hover();
  const other = from > 1 ? from - 1 : to + 1;
  const readBody = (session: number) =>
    page
      .locator(`#${getSessionId(session)}`)
      .evaluate((mark) => getComputedStyle(mark).getPropertyValue("--body"));
  expect(await readBody(to)).toBe("");
  expect(await readBody(other)).toBe("transparent");
});

test("leads from its foot to the next courses", async ({ page }) => {
  for (const { slug, next } of content.courses) {
    await page.goto(getCoursePath(slug));
    const hrefs = await listHrefs(page.locator(".next a"));
    expect(hrefs, slug).toEqual(next.map(getCoursePath));
  }
});
