import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { CHAT_ORIGIN, COURSE, COURSE_PATH, content, open, TABS, test } from "../site.ts";

const PHONE = { width: 375, height: 812 };

const ONGOING = content.courses.find(({ hours }) => hours === 0);

for (const course of [COURSE, ...(ONGOING ? [ONGOING] : [])])
  test(`the header of ${course.title} shows what the course is and how long it takes`, async ({ page }) => {
    await page.goto(getCoursePath(course.slug));
    const header = page.getByRole("main").locator("header");
    for (const text of [course.level, course.track]) await expect(header).toContainText(text);
    await expect(header.locator("dl dt")).toContainText([
      "Duration",
      "Live sessions",
      "Total hours",
      "Projects",
    ]);
    await expect(header.locator("dl dd")).toHaveText([
      course.duration,
      String(course.sessions),
      course.hours === 0 ? "Ongoing" : String(course.hours),
      String(course.projects.length),
    ]);
  });

test("the title of a course starts where its facts start, at every width", async ({ page }) => {
  await page.goto(COURSE_PATH);
  for (const width of [641, 768, 1000, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const facts = await page.locator("header dl dt").first().boundingBox();
    expect(Math.abs((title?.x ?? 0) - (facts?.x ?? -100)), `${width} px`).toBeLessThan(1);
  }
});

test("on a phone the home page has up to 11 screens, the catalogue 5.5, and a course 9", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const bounds = { "/": 11, "/courses": 5.5 };
  const courses = content.courses.map(({ slug }) => [getCoursePath(slug), 9] as const);
  for (const [path, screens] of [...Object.entries(bounds), ...courses]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height, path).toBeLessThanOrEqual(screens);
  }
});

test("each Enroll link opens a chat about the course in a new tab", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const links = await page.getByRole("link", { name: /^Enroll Now/ }).all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const url = new URL((await link.getAttribute("href")) ?? "");
    expect([url.origin, url.searchParams.get("text")]).toEqual([
      CHAT_ORIGIN,
      expect.stringContaining(COURSE.title),
    ]);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("a course leads to the first three others of its track", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const related = content.courses
    .filter(({ track, slug }) => track === COURSE.track && slug !== COURSE.slug)
    .slice(0, 3);
  const cards = page.locator("[data-course]");
  await expect(cards).toHaveCount(related.length);
  for (const [index, { slug }] of related.entries())
    await expect(cards.nth(index).getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      getCoursePath(slug),
    );
});

test("the enrolment bar of a phone stays in reach, rests before the footer, and does not float on a low screen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const [{ slug, title } = COURSE] = content.courses.toSorted((a, b) => b.title.length - a.title.length);
  await page.goto(getCoursePath(slug));
  const bar = page.locator(".enrol-bar");
  const getBox = () => bar.evaluate((element) => element.getBoundingClientRect());
  expect((await getBox()).bottom).toBe(PHONE.height);
  const text = bar.getByText(title);
  expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect());
  expect((await getBox()).bottom).toBeLessThanOrEqual(footer.top);
  await page.setViewportSize({ width: 375, height: 400 });
  await expect(bar).toHaveCSS("position", "static");
});

test("on a wide screen the poster fills the right half of the header, and the facts are large", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [field, edge] = await page
      .getByRole("main")
      .locator("header svg.poster")
      .evaluate((poster) => [
        poster.parentElement?.parentElement?.getBoundingClientRect().toJSON(),
        document.documentElement.clientWidth,
      ]);
    expect(field.right).toBe(edge);
    expect(field.width).toBeGreaterThanOrEqual(edge / 2 - 1);
    expect(field.height).toBeGreaterThanOrEqual(440);
  }
  await expect(page.getByRole("definition").first()).toHaveCSS("font-size", "56px");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("a tap on a fact opens its explanation, and a further tap closes it", async ({ page }) => {
    await open(page, COURSE_PATH);
    const note = page.getByRole("tooltip").filter({ hasText: content.pages.course.facts.sessions.note });
    const term = page.getByRole("button", { name: "Live sessions" });
    for (const close of [term, page.getByRole("heading", { level: 1 })]) {
      await expect(note).toBeHidden();
      await term.tap();
      await expect(note).toBeVisible();
      await close.tap();
    }
    await expect(note).toBeHidden();
  });
});

test("a course is printed as a syllabus of one sheet: all panels, no shell, address and date", async ({
  page,
}) => {
  await open(page, COURSE_PATH);
  await page.emulateMedia({ media: "print" });
  for (const name of TABS)
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true, includeHidden: true }),
    ).toBeVisible();
  for (const hidden of ["banner", "contentinfo"] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByText(/as of \d{4}-\d{2}-\d{2}/)).toBeVisible();
  await expect(page.getByRole("main").locator("header svg.poster")).toBeVisible();
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
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
