import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { COURSE, COURSE_PATH, content, open, test } from "../site.ts";
import { listRelated, PHONE, TABS } from "./course.ts";

for (const [width, height] of [
  [375, 812],
  [768, 1024],
] as const) {
  test(`nothing that has the focus is covered at ${width} px (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, COURSE_PATH);
    const last = page.getByRole("contentinfo").getByRole("link").last();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press("Tab");
      const { covered, isLast } = await last.evaluate((link) => {
        const { activeElement: element } = document;
        if (!element || element.matches("body, [role=tabpanel]")) return { covered: "" };
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = hit && (element.contains(hit) || hit.contains(element));
        return { covered: isSeen ? "" : element.outerHTML, isLast: element === link };
      });
      expect(covered).toBe("");
      if (isLast) return;
    }
    throw new Error("The last link of the page never had the focus.");
  });
}

test("the bar at the foot stays in reach, rests before the footer, and stands still on a low screen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const [{ slug, title } = COURSE] = content.courses.toSorted((a, b) => b.title.length - a.title.length);
  await page.goto(getCoursePath(slug));
  const bar = page.locator(".enrol-bar");
  const box = () => bar.evaluate((element) => element.getBoundingClientRect());
  expect((await box()).bottom).toBe(812);
  await expect(bar).toContainText(title);
  await expect(bar.getByText(title)).toHaveJSProperty(
    "scrollWidth",
    await bar.getByText(title).evaluate((element) => element.clientWidth),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect());
  expect((await box()).bottom).toBeLessThanOrEqual(footer.top);
  await page.setViewportSize({ width: 375, height: 400 });
  await expect(bar).toHaveCSS("position", "static");
});

test("on a wide screen the cover bleeds to the right edge over half of it, and the facts are large", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [field, edge] = await page
      .getByRole("main")
      .locator("header img")
      .evaluate((image) => [
        image.parentElement?.getBoundingClientRect().toJSON(),
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

  test("a fact opens its explanation by a tap and closes it by another", async ({ page }) => {
    await open(page, COURSE_PATH);
    const note = page.getByRole("tooltip").filter({ hasText: content.pages.course.facts.sessions.note });
    const term = page.getByRole("button", { name: "Live sessions" });
    await expect(note).toBeHidden();
    await term.tap();
    await expect(note).toBeVisible();
    await term.tap();
    await expect(note).toBeHidden();
    await term.tap();
    await expect(note).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(note).toBeHidden();
  });
});

for (const alone of content.courses.filter((course) => listRelated(course).length === 1).slice(0, 1))
  test("a course that is alone beside another fills the row", async ({ page }) => {
    await page.goto(getCoursePath(alone.slug));
    const card = page.locator("[data-course]");
    const [box, row] = await card.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.parentElement?.getBoundingClientRect().width,
    ]);
    expect(box).toBe(row);
  });

test.describe("in print", () => {
  test("a course is a syllabus: all panels, no shell, address and date (art direction)", async ({ page }) => {
    await open(page, COURSE_PATH);
    await page.emulateMedia({ media: "print" });
    for (const name of TABS)
      await expect(
        page.getByRole("heading", { level: 2, name, exact: true, includeHidden: true }),
      ).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(/as of \d{4}-\d{2}-\d{2}/)).toBeVisible();
    await expect(page.getByRole("main").locator("header img")).toBeVisible();
    // 8.5 points are 11.33 pixels.
    const sizes = await page
      .getByRole("main")
      .evaluate((main) =>
        [...main.querySelectorAll("p, li, dt, dd")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent)
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.33);
  });
});
