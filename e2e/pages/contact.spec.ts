import { expect, type Page } from "@playwright/test";
import { LABELS } from "../contact/form.ts";
import { expectNoViolations } from "../support/axe.ts";
import { content, test } from "../support/site.ts";

const { form: words } = content.pages.contact;

test.beforeEach(({ page }) => page.goto("/contact"));

const findQuestions = (page: Page) => page.getByRole("heading", { level: 3 }).getByRole("button");
const findForm = (page: Page) => page.getByRole("form", { name: words.title });

test("questions open by press and key, one at a time, without scrolling", async ({ page }) => {
  const questions = findQuestions(page);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  const [answer, next] = content.faq.map((entry) => page.getByText(entry.answer));
  if (!answer || !next) throw new Error("There are not two questions.");
  await expect(questions).toHaveText(content.faq.map(({ question }) => question));
  await expect(answer).toBeHidden();
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(answer).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(next).toBeVisible();
  await expect(answer).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(next).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("the form has four labelled fields without limits of length", async ({ page }) => {
  const form = findForm(page);
  for (const [name, label] of Object.entries(LABELS)) {
    const field = form.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("name", name);
    if (name === "subject") await expect(field).not.toHaveAttribute("required");
    else await expect(field).toHaveAttribute("required");
  }
  await expect(form.locator("textarea")).toHaveAttribute("rows", "6");
  await expect(form.locator("[maxlength], [minlength]")).toHaveCount(0);
});

test("errors of the form, a toast and an open answer keep WCAG", async ({ page }) => {
  const first = findQuestions(page).first();
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await findForm(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[data-sonner-toast]")).toHaveCSS("opacity", "1");
  await expectNoViolations(page);
});
