import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { FIT_ID, GOOD_TO_KNOW_ID } from "#app/courses/course-ids.ts";
import { expectNoViolations } from "../support/axe.ts";
import {
  CHAT_ORIGIN,
  COURSE,
  COURSE_PATH,
  content,
  readClipboard,
  refuseCopying,
  test,
} from "../support/site.ts";

/** A course whose questions lead to another course, if there is one. */
const ASSESSED = content.courses.filter(({ readiness }) => readiness?.instead).slice(0, 1);

const findSection = (page: Page, id: string) => page.locator(`section:has(#${id})`);

test.describe("a message for whoever pays", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const openMessage = async (page: Page) => {
    await page.goto(COURSE_PATH);
    const section = findSection(page, GOOD_TO_KNOW_ID);
    await section.locator("summary").filter({ hasText: "A message to copy" }).press("Enter");
    return {
      section,
      field: section.getByLabel("A message to copy"),
      button: section.getByRole("button", { name: "Copy the text" }),
    };
  };

  test("is offered to parents by chat first, then by email", async ({ page }) => {
    await page.goto(COURSE_PATH);
    const links = page.locator("#share a");
    await expect(links).toHaveText([content.site.identity.chatApp, "Email"]);
    const { origin, search } = new URL((await links.first().getAttribute("href")) ?? "");
    expect(origin).toBe(CHAT_ORIGIN);
    expect(decodeURIComponent(search)).toContain(COURSE_PATH);
  });

  test("is copied by a button", async ({ page }) => {
    const { section, field, button } = await openMessage(page);
    await button.press("Enter");
    await expect(section.getByRole("status")).toHaveText("Copied.");
    expect(await readClipboard(page)).toBe(await field.inputValue());
  });

  test("is selected where the browser refuses to copy", async ({ page }) => {
    const { section, field, button } = await openMessage(page);
    await refuseCopying(page);
    await button.press("Enter");
    await expect(section.getByRole("status")).toContainText("Could not copy");
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(await field.inputValue());
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { slug, readiness } of ASSESSED) {
    test("each question unfolds its answer", async ({ page }) => {
      await page.goto(getCoursePath(slug));
      const section = findSection(page, FIT_ID);
      await section.getByText("Am I ready?", { exact: true }).press("Enter");
      for (const { question, answer } of readiness?.questions ?? []) {
        await expect(section.getByText(answer)).toBeHidden();
        await section.getByText(question).press("Enter");
        await expect(section.getByText(answer)).toBeVisible();
      }
    });

    test("the lowest result leads to another course", async ({ page }) => {
      await page.goto(getCoursePath(slug));
      const section = findSection(page, FIT_ID);
      await section.getByText("Am I ready?", { exact: true }).press("Enter");
      await section.getByText("Your score").press("Enter");
      const results = section.locator("dl").last();
      for (const text of [readiness?.ready, readiness?.nearly])
        await expect(results).toContainText(text ?? "");
      await results.getByRole("link").click();
      await expect(page).toHaveURL(getCoursePath(readiness?.instead ?? ""));
    });
  }
});

test("keeps WCAG, and fits a small phone, with everything unfolded", async ({ page }) => {
  await page.goto(getCoursePath((ASSESSED[0] ?? COURSE).slug));
  for (const details of await page.getByRole("main").locator("details").all())
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
  await expectNoViolations(page, { within: "main" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
