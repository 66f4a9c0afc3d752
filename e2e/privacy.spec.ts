import { expect } from "@playwright/test";
import { content, open, test } from "./site.ts";

const { privacy } = content.pages;

test("the footer and the form lead to what is stored, and how to have it deleted", async ({ page }) => {
  await open(page, "/contact");
  const { privacyLink } = content.pages.contact.form;
  await page.getByRole("form").getByRole("link", { name: privacyLink.label }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  const main = page.getByRole("main");
  for (const { title, paragraphs, items = [] } of privacy.sections) {
    await expect(main.getByRole("heading", { level: 2, name: title })).toBeVisible();
    for (const text of [...paragraphs, ...items]) await expect(main).toContainText(text);
  }
  const { email } = content.site.identity;
  await expect(main.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await open(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await expect(link).toHaveAttribute("href", "/privacy");
});

test("the browser keeps nothing that the page does not say", async ({ page, context }) => {
  await open(page, "/dev-toolkit");
  await page.getByRole("checkbox").first().check();
  await open(page, "/contact");
  await page.getByRole("textbox", { name: content.pages.contact.form.labels.name }).fill("Asha");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.reload();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).toSorted(),
  }));
  expect(kept.local.filter((key) => !/roadmap/.test(key))).toEqual([]);
  expect(kept.session.filter((key) => !/contact-draft|scroll-positions/.test(key))).toEqual([]);
  expect(kept.session.join()).toContain("contact-draft");
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ""),
  );
  expect(databases.filter((name) => !/^firebase-heartbeat/.test(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
