import { expect, type Page } from "@playwright/test";
import { GOOD_TO_KNOW_ID, getCoursePath, READINESS_ID } from "#app/content/addresses.ts";
import { expectNoViolations } from "../axe.ts";
import { type Course, content, test } from "../site.ts";

/** A course whose questions may link to another course. */
function getFullCourse(): Course & { readiness: NonNullable<Course["readiness"]> } {
  for (const course of content.courses)
    if (course.readiness?.instead) return { ...course, readiness: course.readiness };
  throw new Error("No course names another course to take instead.");
}
const FULL = getFullCourse();

const findSection = (page: Page, id: string) => page.locator(`section:has(#${id})`);

test("'Good to know' and the questions are in sight next to every tab, and are not printed", async ({
  page,
}) => {
  await page.goto(`${getCoursePath(FULL.slug)}#projects`);
  const sections = [GOOD_TO_KNOW_ID, READINESS_ID].map((id) => findSection(page, id));
  for (const section of sections) await expect(section).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const section of sections) await expect(section).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions unfold their answers, and the lowest result leads to another course", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const section = findSection(page, READINESS_ID);
    const words = content.pages.course.fit.readiness;
    await section.getByText(words.title).press("Enter");
    for (const { question, answer } of FULL.readiness.questions) {
      await expect(section.getByText(answer)).toBeHidden();
      await section.getByText(question).press("Enter");
      await expect(section.getByText(answer)).toBeVisible();
    }
    await section.getByText(words.score).press("Enter");
    for (const text of [FULL.readiness.ready, FULL.readiness.nearly])
      await expect(section.locator("dl")).toContainText(text);
    await section.locator("dl").getByRole("link").click();
    await expect(page).toHaveURL(getCoursePath(FULL.readiness.instead ?? ""));
  });
});

test("with all answers open the section keeps WCAG and fits a small phone", async ({ page }) => {
  await page.goto(getCoursePath(FULL.slug));
  for (const fold of await findSection(page, READINESS_ID).locator("summary").all()) await fold.click();
  await expectNoViolations(page, { within: `section:has(#${READINESS_ID})` });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
