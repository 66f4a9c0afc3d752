import { expect, type Page } from "@playwright/test";
import { confirmation, LABELS, SENT_FLAG } from "../contact/form.ts";
import { expectNoViolations } from "../support/axe.ts";
import { CHAT_ORIGIN, content, hydrate, open, openOnce, test } from "../support/site.ts";

const { form: words } = content.pages.contact;

const findQuestions = (page: Page) => page.getByRole("heading", { level: 3 }).getByRole("button");
const findForm = (page: Page) => page.getByRole("form", { name: words.title });

test.describe("the questions", () => {
  const getPage = openOnce("/contact");
  const questions = () => findQuestions(getPage());
  const answer = (index: number) => getPage().getByText(content.faq[index]?.answer ?? "");
  test.beforeAll(() => hydrate(getPage()));

  test("are those of the content", () =>
    expect(questions()).toHaveText(content.faq.map(({ question }) => question)));

  test("open by a press, and close by another", async () => {
    for (const isOpen of [true, false]) {
      await questions().first().click();
      await expect(questions().first()).toHaveAttribute("aria-expanded", String(isOpen));
      await expect(answer(0)).toBeVisible({ visible: isOpen });
    }
  });

  test("open by a key, one at a time, without scrolling", async () => {
    await questions().first().press("Enter");
    await expect(answer(0)).toBeVisible();
    await questions().nth(1).focus();
    const top = await getPage().evaluate(() => scrollY);
    await getPage().keyboard.press("Enter");
    await expect(answer(1)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    expect(await getPage().evaluate(() => scrollY)).toBe(top);
  });
});

test("the form has labelled fields without limits of length", async ({ page }) => {
  await page.goto("/contact");
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

test.describe("for a visitor who has sent a message", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((flag) => localStorage.setItem(flag, "true"), SENT_FLAG);
    await open(page, "/contact");
  });

  test("the confirmation replaces the form, and keeps WCAG", async ({ page }) => {
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expectNoViolations(page, { within: "[data-island=contact]" });
  });

  test("the confirmation links to email and chat", async ({ page }) => {
    const main = page.getByRole("main");
    const received = main.locator("div", { has: confirmation(page) }).last();
    for (const way of ['a[href^="mailto:"]', `a[href^="${CHAT_ORIGIN}"]`])
      await expect(received.locator(way)).toBeVisible();
  });
});

test("errors of the form, a toast and an open answer keep WCAG", async ({ page }) => {
  await page.goto("/contact");
  const first = findQuestions(page).first();
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await findForm(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[data-sonner-toast]")).toHaveCSS("opacity", "1");
  await expectNoViolations(page);
});
