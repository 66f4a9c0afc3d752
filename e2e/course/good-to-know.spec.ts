import { expect, type Page } from "@playwright/test";
import { FIT_ID, GOOD_TO_KNOW_ID, getCoursePath } from "#app/content/addresses.ts";
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
  const sections = [GOOD_TO_KNOW_ID, FIT_ID].map((id) => findSection(page, id));
  for (const section of sections) await expect(section).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const section of sections) await expect(section).toBeHidden();
});

const { letter, fit } = content.pages.course;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the text for whoever pays can be read, and its mails name outcomes and address", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const section = findSection(page, GOOD_TO_KNOW_ID);
    await section.getByText(letter.title).press("Enter");
    await expect(section.getByText(letter.copying.copy)).toBeHidden();
    const text = await section.getByLabel(letter.label).inputValue();
    for (const part of [FULL.title, ...FULL.learningOutcomes]) expect(text).toContain(part);
    for (const { label } of letter.mails) {
      const mail = new URL((await section.getByRole("link", { name: label }).getAttribute("href")) ?? "");
      expect(mail.protocol).toBe("mailto:");
      expect(mail.href.length).toBeLessThan(2000);
      const body = mail.searchParams.get("body");
      for (const part of [...FULL.learningOutcomes, getCoursePath(FULL.slug)]) expect(body).toContain(part);
    }
  });

  test("questions unfold their answers, and the lowest result leads to another course", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const section = findSection(page, FIT_ID);
    await section.getByText(fit.readiness.title).press("Enter");
    for (const { question, answer } of FULL.readiness.questions) {
      await expect(section.getByText(answer)).toBeHidden();
      await section.getByText(question).press("Enter");
      await expect(section.getByText(answer)).toBeVisible();
    }
    await section.getByText(fit.readiness.score).press("Enter");
    for (const text of [FULL.readiness.ready, FULL.readiness.nearly])
      await expect(section.locator("dl").last()).toContainText(text);
    await section.locator("dl").last().getByRole("link").click();
    await expect(page).toHaveURL(getCoursePath(FULL.readiness.instead ?? ""));
  });
});

test.describe("the text for whoever pays", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied by a button, or selected where the browser refuses", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const section = findSection(page, GOOD_TO_KNOW_ID);
    await section.getByText(letter.title).press("Enter");
    const field = section.getByLabel(letter.label);
    const button = section.getByRole("button", { name: letter.copying.copy });
    await button.press("Enter");
    await expect(section.getByRole("status")).toHaveText(letter.copying.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error("refused"));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await button.press("Enter");
    await expect(section.getByRole("status")).toHaveText(letter.copying.refused);
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(await field.inputValue());
  });
});

test("with all answers open the section keeps WCAG and fits a small phone", async ({ page }) => {
  await page.goto(getCoursePath(FULL.slug));
  for (const fold of await findSection(page, FIT_ID).locator("summary").all()) await fold.click();
  await expectNoViolations(page, { within: `section:has(#${FIT_ID})` });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a course names what comes before and after it, and whom it does not suit", async ({ page }) => {
  const follow = ({ slug }: Course) =>
    content.courses.filter(({ follows }) => follows.some(({ course }) => course === slug));
  const course = content.courses.find((one) => one.follows.length > 0 && follow(one).length > 0);
  if (!course) throw new Error("No course is between two others.");
  await page.goto(getCoursePath(course.slug));
  const section = findSection(page, FIT_ID);
  for (const { text } of course.notFor) await expect(section).toContainText(text);
  for (const { course: before, gives } of course.follows) {
    const link = section.getByRole("listitem").filter({ hasText: gives }).getByRole("link").first();
    await expect(link).toHaveAttribute("href", getCoursePath(before));
  }
  for (const { slug } of follow(course))
    await expect(section.locator(`dl a[href="${getCoursePath(slug)}"]`).first()).toBeAttached();
});
