import { expect } from "@playwright/test";
import { content, holdFiles, hydrated, open, SCRIPTS } from "../site.ts";
import { button, expectSent, field, fill, MESSAGE, readValues, store, test } from "./form.ts";

test.describe("what was typed", () => {
  test("survives a reload and a look at another page, and goes with the success", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.reload();
    await hydrated(page);
    expect(await readValues(page)).toEqual(MESSAGE);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
    expect(await readValues(page)).toEqual(MESSAGE);
    await button(page).click();
    await expectSent(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(MESSAGE.message);
  });

  test("before the scripts arrive is kept, and the press is not lost", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page, MESSAGE);
    await button(page).click();
    release();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("begins with the subject and the lines that the link names, where nothing was typed", async ({
    page,
  }) => {
    const { team } = content.pages.contact.form.prefilled;
    await open(page, "/contact?about=team");
    await expect(field(page, "subject")).toHaveValue(team?.subject ?? "");
    await expect(field(page, "message")).toHaveValue(team?.message ?? "");
    await field(page, "message").fill(MESSAGE.message);
    await page.reload();
    await hydrated(page);
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  });
});
