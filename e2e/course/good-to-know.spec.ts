import { expect, type Page } from "@playwright/test";
import { FIT_ID, GOOD_TO_KNOW_ID, getCoursePath } from "#app/academy/addresses.ts";
import { expectNoViolations } from "../axe.ts";
import { content, readClipboard, refuseCopying, test } from "../site.ts";

/** A course whose questions may link to another course. */
const FULL = content.courses.find(({ readiness }) => readiness?.instead);
if (!FULL?.readiness) throw new Error("No course names another course to take instead.");
const { questions, ready, nearly, instead = "" } = FULL.readiness;

const findSection = (page: Page, id: string) => page.locator(`section:has(#${id})`);

test.beforeEach(({ page }) => page.goto(getCoursePath(FULL.slug)));

test.describe(() => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("keeps WCAG and fits a small phone with all answers open", async ({ page }) => {
    for (const fold of await findSection(page, FIT_ID).locator("summary").all()) await fold.click();
    await expectNoViolations(page, { within: `section:has(#${FIT_ID})` });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("copies the text for whoever pays, or selects it where that is refused", async ({ page }) => {
    const section = findSection(page, GOOD_TO_KNOW_ID);
    await section.getByText("Does someone else pay?").press("Enter");
    const field = section.getByLabel("A text to copy");
    const button = section.getByRole("button", { name: "Copy the text" });
    await button.press("Enter");
    await expect(section.getByRole("status")).toHaveText("Copied.");
    expect(await readClipboard(page)).toBe(await field.inputValue());
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

  test("questions unfold their answers, and the lowest result leads to another course", async ({ page }) => {
    const section = findSection(page, FIT_ID);
    await section.getByText("Am I ready?").press("Enter");
    for (const { question, answer } of questions) {
      await expect(section.getByText(answer)).toBeHidden();
      await section.getByText(question).press("Enter");
      await expect(section.getByText(answer)).toBeVisible();
    }
    await section.getByText("Your score").press("Enter");
    for (const text of [ready, nearly]) await expect(section.locator("dl").last()).toContainText(text);
    await section.locator("dl").last().getByRole("link").click();
    await expect(page).toHaveURL(getCoursePath(instead));
  });
});
