import { expect } from "@playwright/test";
import { content, test } from "../site.ts";
import { SIZES, section } from "./parts.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("the form begins in the first screen, on a phone and on a wide screen", async ({ page }) => {
  const { labels } = content.pages.contact.form;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole("textbox", { name: labels.name })).toBeInViewport({ ratio: 1 });
  }
});

test("the form has four labelled fields without length limits", async ({ page }) => {
  const form = page.getByRole("form", { name: "Send us a Message" });
  const { labels } = content.pages.contact.form;
  for (const [name, label] of Object.entries(labels)) {
    const field = form.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("name", name);
    if (name === "subject") await expect(field).not.toHaveAttribute("required");
    else await expect(field).toHaveAttribute("required");
  }
  await expect(form.locator("textarea")).toHaveAttribute("rows", "6");
  await expect(form.locator("[maxlength], [minlength]")).toHaveCount(0);
});

test("the questions open by press and key, one at a time", async ({ page }) => {
  const questions = section(page, content.pages.contact.faq.title)
    .getByRole("heading", { level: 3 })
    .getByRole("button");
  await expect(questions).toHaveText(content.faq.map(({ question }) => question));
  for (const question of await questions.all())
    await expect(question).toHaveAttribute("aria-expanded", "false");
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.click();
  await expect(page.getByText(content.faq[0]?.answer ?? "")).toBeVisible();
  await expect(first).toHaveAttribute("aria-controls", /./);
  await expect(page.locator(`[id="${await first.getAttribute("aria-controls")}"]`)).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(content.faq[1]?.answer ?? "")).toBeVisible();
  await expect(page.getByText(content.faq[0]?.answer ?? "")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText(content.faq[1]?.answer ?? "")).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
