import { expect } from "@playwright/test";
import { content, open, test } from "./site.ts";

const { privacy } = content.pages;

test("the form and the footer lead to the privacy page, which says everything", async ({ page }) => {
  await page.goto("/contact");
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
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await expect(link).toHaveAttribute("href", "/privacy");
});

test("the browser keeps nothing but the draft, the ticks and the heartbeat of Firebase", async ({
  page,
  context,
}) => {
  await open(page, "/dev-toolkit");
  await page.getByRole("checkbox").first().check();
  await open(page, "/contact");
  await page.getByRole("textbox", { name: content.pages.contact.form.labels.name }).fill("Asha");
  await page.reload();
  const { local, session, databases } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
  }));
  expect(local.filter((key) => !/roadmap/.test(key))).toEqual([]);
  expect(session).toEqual([expect.stringContaining("contact-draft")]);
  expect(databases.filter((name) => !/^firebase-heartbeat/.test(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
