import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { expectNoViolations } from "../axe.ts";
import {
  CHAT_ORIGIN,
  COURSE,
  COURSE_PATH,
  content,
  countSheets,
  listHrefs,
  open,
  TABS,
  test,
} from "../site.ts";

const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1440, height: 900 };

const findHeader = (page: Page) => page.getByRole("main").locator("header");

/** The text that is folded on phones only. */
const findDetail = (page: Page) =>
  page.locator("details", { hasText: "The course in detail" }).locator(".prose:visible");

test("a course shows its level, its track and its facts", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const header = findHeader(page);
  const { level, track, duration, sessions, hours, projects } = COURSE;
  for (const text of [level, track]) await expect(header).toContainText(text);
  await expect(header.locator("dl dd")).toHaveText([
    duration,
    ...[sessions, hours, projects.length].map(String),
  ]);
});

test("a course enrols by a chat", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const chats = await page
    .getByRole("link", { name: /^Enroll Now/ })
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, target }) => ({ href, target })));
  expect(chats).toHaveLength(3);
  for (const { href, target } of chats) {
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe(CHAT_ORIGIN);
    expect(searchParams.get("text")).toContain(COURSE.title);
    expect(target).toBe("_blank");
  }
});

test("a course leads to the first three others of its track", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const others = page.locator("[data-course]").getByRole("link", { name: /^Learn More/ });
  expect(await listHrefs(others)).toEqual(
    content.courses
      .filter((course) => course.track === COURSE.track && course.slug !== COURSE.slug)
      .slice(0, 3)
      .map(({ slug }) => getCoursePath(slug)),
  );
});

test("the detail of a course is folded on a phone", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await expect(findDetail(page)).toHaveCount(COURSE.longDescription.rest ? 1 : 0);
  await page.setViewportSize(PHONE);
  await expect(findDetail(page)).toHaveCount(0);
});

test("the title and the facts of a course begin at one line", async ({ page }) => {
  await page.goto(COURSE_PATH);
  for (const width of [641, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    const [heading, fact] = await findHeader(page)
      .locator("h1, dl dt")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().x));
    expect(Math.abs((heading ?? 0) - (fact ?? -100)), `${width} px`).toBeLessThan(1);
  }
});

test("the enrolment bar of a phone floats until the footer, and on no low screen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(COURSE_PATH);
  const bar = page.locator(".enrol-bar");
  const getBox = () => bar.evaluate((element) => element.getBoundingClientRect());
  expect((await getBox()).bottom).toBe(PHONE.height);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect());
  expect((await getBox()).bottom).toBeLessThanOrEqual(footer.top);
  await page.setViewportSize({ width: 375, height: 400 });
  await expect(bar).toHaveCSS("position", "static");
});

test("a course is printed on one sheet: all panels, no shell, address and date", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(COURSE_PATH);
  await page.emulateMedia({ media: "print" });
  for (const name of TABS)
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true, includeHidden: true }),
    ).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByText(/as of \d{4}-\d{2}-\d{2}/)).toBeVisible();
  await expect(page.locator("#syllabus ol ol > li:visible")).toHaveCount(COURSE.sessions);
  const sizes = await page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("p, li, dt, dd")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  // 8.5 points are 11.33 pixels.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.33);
  expect(await countSheets(page)).toBe(1);
});

test("a course without an end shows 'Ongoing' instead of hours", async ({ page }) => {
  const ongoing = content.courses.find(({ hours }) => hours === 0);
  await page.goto(getCoursePath(ongoing?.slug ?? ""));
  await expect(findHeader(page).locator("dl dd").nth(2)).toHaveText("Ongoing");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap on a fact opens its explanation in WCAG, and a further tap closes it", async ({ page }) => {
    await open(page, COURSE_PATH);
    const note = page.getByRole("tooltip").filter({ hasText: content.pages.course.facts.sessions.note });
    const term = page.getByRole("button", { name: "Live sessions" });
    for (const [close, viewport] of [
      [term, PHONE],
      [page.getByRole("heading", { level: 1 }), WIDE],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(note).toBeHidden();
      await term.tap();
      await expect(note).toBeVisible();
      await expectNoViolations(page, { within: "main header" });
      await close.tap();
    }
    await expect(note).toBeHidden();
  });
});
