import { expect, type Page } from "@playwright/test";
import { GOOD_TO_KNOW_ID, getCoursePath, READINESS_ID } from "#app/content/addresses.ts";
import { expectNoViolations } from "../axe.ts";
import { content, FIRST_COURSES, test } from "../site.ts";
import { type Course, PHONE } from "./course.ts";

const { goodToKnow, readiness: words } = content.pages.course;

const findPart = (page: Page, id: string) => page.locator(`section:has(#${id})`);

/** The rows of a part: each term with what is said of it. */
const readRows = (page: Page, id: string) =>
  findPart(page, id)
    .locator("dl > div")
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector("dt")?.textContent,
          row.querySelector("dd")?.textContent.trim(),
        ]),
      ),
    );

/** A course with all that the two parts may say. */
function getFullCourse(): Course & { readiness: NonNullable<Course["readiness"]> } {
  for (const course of content.courses)
    if (course.readiness?.instead && course.taughtWith) return { ...course, readiness: course.readiness };
  throw new Error("No course names versions and another course to take instead.");
}
const FULL = getFullCourse();

for (const course of FIRST_COURSES)
  test(`${course.title}: hours, costs and versions are in sight whichever tab is open`, async ({ page }) => {
    await page.goto(`${getCoursePath(course.slug)}#projects`);
    const rows = await readRows(page, GOOD_TO_KNOW_ID);
    const { ownHours, extraCosts, taughtWith } = course;
    for (const hours of Object.values(ownHours ?? {}))
      expect(rows[goodToKnow.hours.title]).toContain(String(hours));
    expect(rows[goodToKnow.costs]).toBe(extraCosts);
    for (const tool of taughtWith?.tools ?? []) expect(rows[goodToKnow.taughtWith.title]).toContain(tool);
    expect(goodToKnow.taughtWith.title in rows).toBe(taughtWith !== undefined);
    // What only the owner knows is not there before it is known.
    for (const title of [goodToKnow.fee, goodToKnow.groups, goodToKnow.refunds])
      expect(rows).not.toHaveProperty(title);
    await expect(findPart(page, GOOD_TO_KNOW_ID)).toBeVisible();
  });

test("the header leads to both parts, and these to a session, a review and a certificate", async ({
  page,
}) => {
  await page.goto(getCoursePath(FULL.slug));
  for (const [id, { title }] of Object.entries({ [GOOD_TO_KNOW_ID]: goodToKnow, [READINESS_ID]: words })) {
    await page.getByRole("main").locator("header").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
  for (const { link } of [goodToKnow.session, goodToKnow.review, goodToKnow.certificate]) {
    await page.goto(getCoursePath(FULL.slug));
    await page.getByRole("link", { name: link.label }).click();
    await expect(page).toHaveURL(link.href);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  }
});

test("a press opens the answer to a question; the lowest result leads to another course", async ({
  page,
}) => {
  await page.goto(getCoursePath(FULL.slug));
  const part = findPart(page, READINESS_ID);
  for (const { question, answer } of FULL.readiness.questions) {
    await expect(part.getByText(answer)).toBeHidden();
    await part.getByText(question).press("Enter");
    await expect(part.getByText(answer)).toBeVisible();
  }
  expect(await readRows(page, READINESS_ID)).toMatchObject({
    [words.ready]: FULL.readiness.ready,
    [words.nearly]: FULL.readiness.nearly,
    [words.notYet]: expect.stringContaining(FULL.readiness.notYet.slice(0, 10)),
  });
  await part.locator("dl").getByRole("link").click();
  await expect(page).toHaveURL(getCoursePath(FULL.readiness.instead ?? ""));
});

test("with all answers open nothing breaks WCAG, and nothing is wider than a small phone", async ({
  page,
}) => {
  for (const size of [{ width: 1280, height: 900 }, PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await page.goto(getCoursePath(FULL.slug));
    for (const fold of await findPart(page, READINESS_ID).locator("summary").all()) await fold.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    if (size.width !== 320) await expectNoViolations(page);
  }
});

test("neither part is printed, so that the syllabus stays one sheet", async ({ page }) => {
  await page.goto(getCoursePath(FULL.slug));
  await page.emulateMedia({ media: "print" });
  for (const id of [GOOD_TO_KNOW_ID, READINESS_ID]) await expect(findPart(page, id)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer opens as well", async ({ page }) => {
    await page.goto(getCoursePath(FULL.slug));
    const [{ question, answer } = { question: "", answer: "" }] = FULL.readiness.questions;
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  });
});
