import { expect } from "@playwright/test";
import { content, open, test } from "./site.ts";

test("the browser keeps nothing but the draft, the ticks and the heartbeat of Firebase", async ({
  page,
  context,
}) => {
  await open(page, "/dev-toolkit");
  await page.getByRole("checkbox").first().check();
  await open(page, "/contact");
  await page.getByRole("textbox", { name: content.pages.contact.form.labels.name }).fill("Asha");
  await page.reload();
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(local.filter((key) => !/roadmap/.test(key))).toEqual([]);
  expect(session).toEqual([expect.stringContaining("contact-draft")]);
  const listDatabases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
  // Firebase opens another database to see whether it can, and deletes it.
  await expect
    .poll(async () => (await listDatabases()).filter((name) => !/^firebase-heartbeat/.test(name)))
    .toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
