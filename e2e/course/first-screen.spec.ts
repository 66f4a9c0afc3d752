import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { ALONE_ID, FIT_ID, getSessionId, SHARE_ID, WEEK_ID } from "#app/courses/course-ids.ts";
import { getWeekHours } from "#app/courses/syllabus/hours.ts";
import { expectNoViolations } from "../support/axe.ts";
import { CHAT_ORIGIN, COURSE, COURSE_PATH, content, listHrefs, open, test } from "../support/site.ts";

const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1440, height: 900 };

const findHeader = (page: Page) => page.getByRole("main").locator("header");

test("names level and track", async ({ page }) => {
  await page.goto(COURSE_PATH);
  for (const text of [COURSE.level, COURSE.track]) await expect(findHeader(page)).toContainText(text);
});

test("has duration, sessions, hours and projects as facts", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const { duration, sessions, hours, projects } = COURSE;
  await expect(page.locator(".course-picture dd")).toHaveText([
    duration,
    ...[sessions, hours, projects.length].map(String),
  ]);
});

const { sessions, briefs } = content.articles;
for (const { path, course } of [...sessions.slice(0, 1), ...briefs.slice(0, 1)])
  test(`its links lead to ${path}`, async ({ page }) => {
    await page.goto(getCoursePath(course));
    expect(await listHrefs(findHeader(page).locator("a:not(svg a)"))).toContain(path);
  });

/** A course that answers every question of its header. */
const ANSWERED = content.courses.filter((course) => getWeekHours(course) && course.readiness && course.alone);

for (const { slug } of ANSWERED.slice(0, 1))
  test("its links lead to its week, fit, costs and message", async ({ page }) => {
    await page.goto(getCoursePath(slug));
    const hrefs = await listHrefs(findHeader(page).locator("a:not(svg a)"));
    for (const id of [WEEK_ID, FIT_ID, ALONE_ID, SHARE_ID]) {
      expect(hrefs).toContain(`#${id}`);
      await expect(page.locator(`#${id}`)).toHaveCount(1);
    }
  });

test("enrols by a chat whose message names the course", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const links = await page
    .getByRole("link", { name: /^Enroll Now/ })
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, target }) => ({ href, target })));
  expect(links).toHaveLength(2);
  for (const { href, target } of links) {
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe(CHAT_ORIGIN);
    expect(searchParams.get("text")).toContain(COURSE.title);
    expect(target).toBe("_blank");
  }
});

test("grows its title with the window", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const sizes: number[] = [];
  for (const width of [320, 375, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const size = await page
      .getByRole("heading", { level: 1 })
      .evaluate((title) => getComputedStyle(title).fontSize);
    sizes.push(Number.parseFloat(size));
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(sizes.length);
});

test.describe("the bar of a phone", () => {
  test.use({ viewport: PHONE });

  const getBottom = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

  test("stays in reach once the header's button is gone, and rests before the footer", async ({ page }) => {
    await page.goto(COURSE_PATH);
    await page.locator(".short-list").evaluate((list) => list.scrollIntoView());
    await expect.poll(() => getBottom(page, ".enrol-bar")).toBe(PHONE.height);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
    expect(await getBottom(page, ".enrol-bar")).toBeLessThanOrEqual(y);
  });

  test("does not float in a low window", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 400 });
    await page.goto(COURSE_PATH);
    await expect(page.locator(".enrol-bar")).not.toHaveCSS("position", "sticky");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  for (const viewport of [PHONE, WIDE])
    test(`a tap explains a fact, a further tap closes it: ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, COURSE_PATH);
      const { label, note } = content.pages.course.facts.sessions;
      const tooltip = page.getByRole("tooltip").filter({ hasText: note });
      const term = page.getByRole("button", { name: label, exact: true });
      await expect(tooltip).toBeHidden();
      await term.tap();
      await expect(tooltip).toBeVisible();
      await expectNoViolations(page, { within: "main header" });
      await term.tap();
      await expect(tooltip).toBeHidden();
    });
});

for (const { slug, builds } of content.courses
  .filter(({ builds }) => Object.keys(builds).length > 0)
  .slice(0, 1))
  test("the name of a project leaves its marks solid, and outlines all others", async ({ page }) => {
    await page.goto(getCoursePath(slug));
    const [[name, { from, to }] = ["", { from: 0, to: 0 }]] = Object.entries(builds);
    const other = from > 1 ? from - 1 : to + 1;
    const readBody = (session: number) =>
      page
        .locator(`.poster a[href="#${getSessionId(session)}"]`)
        .evaluate((mark) => getComputedStyle(mark).getPropertyValue("--body"));
    expect([await readBody(from), await readBody(other)]).toEqual(["", ""]);
    await page.locator(".decision").getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await readBody(from)).not.toBe("transparent");
    expect(await readBody(to)).not.toBe("transparent");
    expect(await readBody(other)).toBe("transparent");
  });
