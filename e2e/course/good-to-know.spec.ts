import { expect, type Page } from "@playwright/test";
import { GOOD_TO_KNOW_ID, getCoursePath, READINESS_ID } from "#app/content/addresses.ts";
import { expectNoViolations } from "../axe.ts";
import { content, test } from "../site.ts";
import type { Course } from "./course.ts";

const { goodToKnow, readiness: words } = content.pages.course;

/** A course with all that the two sections may say. */
function getFullCourse(): Course & { readiness: NonNullable<Course["readiness"]> } {
  for (const course of content.courses)
    if (course.readiness?.instead && course.taughtWith) return { ...course, readiness: course.readiness };
  throw new Error("No course names versions and another course to take instead.");
}
const FULL = getFullCourse();

const findSection = (page: Page, id: string) => page.locator(`section:has(#${id})`);

/** The rows of a section: each term with its description. */
const readRows = (page: Page, id: string) =>
  findSection(page, id)
    .locator("dl > div")
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector("dt")?.textContent,
          row.querySelector("dd")?.textContent.trim(),
        ]),
      ),
    );

test("hours, costs and versions are in sight, and nothing that only the owner knows; none of it is printed", async ({
  page,
}) => {
  await page.goto(`${getCoursePath(FULL.slug)}#projects`);
  await expect(findSection(page, GOOD_TO_KNOW_ID)).toBeVisible();
  const rows = await readRows(page, GOOD_TO_KNOW_ID);
  for (const hours of Object.values(FULL.ownHours ?? {}))
    expect(rows[goodToKnow.hours.title]).toContain(String(hours));
  expect(rows[goodToKnow.costs]).toBe(FULL.extraCosts);
  for (const tool of FULL.taughtWith?.tools ?? []) expect(rows[goodToKnow.taughtWith.title]).toContain(tool);
  for (const title of [goodToKnow.fee, goodToKnow.groups, goodToKnow.refunds])
    expect(rows).not.toHaveProperty(title);
  await page.emulateMedia({ media: "print" });
  for (const id of [GOOD_TO_KNOW_ID, READINESS_ID]) await expect(findSection(page, id)).toBeHidden();
});

test("the header leads to both sections, and these to a session, a review and a certificate", async ({
  page,
}) => {
  await page.goto(getCoursePath(FULL.slug));
  for (const [id, { title }] of Object.entries({ [GOOD_TO_KNOW_ID]: goodToKnow, [READINESS_ID]: words })) {
    await page.getByRole("main").locator("header").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
  // That the links lead to something: `npm run check`.
  for (const { link } of [goodToKnow.session, goodToKnow.review, goodToKnow.certificate])
    await expect(page.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions unfold their answers, and the lowest result leads to another course", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const section = findSection(page, READINESS_ID);
    for (const { question, answer } of FULL.readiness.questions) {
      await expect(section.getByText(answer)).toBeHidden();
      await section.getByText(question).press("Enter");
      await expect(section.getByText(answer)).toBeVisible();
    }
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
