import { expect } from "@playwright/test";
import { content, open } from "../site.ts";
import { button, confirmation, expectSent, field, fill, form, MESSAGE, store, test } from "./form.ts";

test("an empty form in a second tab learns that the first has sent", async ({ page, context }) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(page, MESSAGE);
  await button(page).click();
  await expectSent(page);
  await expect(confirmation(other)).toBeVisible();
  await expect(form(other)).toHaveCount(0);
});

test("a message half written in a second tab stays, and says that another one was sent", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(other, { message: "And another" });
  await fill(page, MESSAGE);
  await button(page).click();
  await expectSent(page);
  await expect(form(other).getByRole("status")).toHaveText(content.pages.contact.form.sentElsewhere);
  await expect(field(other, "message")).toHaveValue("And another");
});

test("two tabs send two messages; both show the confirmation afterwards", async ({ page, context }) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(page, MESSAGE);
  await fill(other, { ...MESSAGE, message: "And another question." });
  await button(page).click();
  await expectSent(page);
  await button(other).click();
  await expectSent(other);
  expect(await store.readMessages()).toHaveLength(2);
  await other.reload();
  await expect(confirmation(other)).toBeVisible();
});
