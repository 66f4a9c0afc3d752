import { expect } from "@playwright/test";
import { content, holdFiles, hydrated, open, SCRIPTS } from "../site.ts";
import {
  button,
  expectSent,
  FAILURES,
  field,
  fill,
  form,
  leaveByLink,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  test,
  toast,
} from "./form.ts";

const { unconfirmed, prefilled } = content.pages.contact.form;

test("a draft survives a reload and a look at another page, and goes with the success", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, MESSAGE);
  await page.reload();
  await hydrated(page);
  expect(await readValues(page)).toEqual(MESSAGE);
  await leaveByLink(page);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  expect(await readValues(page)).toEqual(MESSAGE);
  await button(page).click();
  await expectSent(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(MESSAGE.message);
});

test("a message typed and sent before the scripts load is kept and sent", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page, MESSAGE);
  await button(page).click();
  release();
  await expectSent(page);
  expect(await store.readMessages()).toHaveLength(1);
});

test("a link can fill in the subject and the first lines, but not over a draft", async ({ page }) => {
  await open(page, "/contact?about=team");
  await expect(field(page, "subject")).toHaveValue(prefilled.team?.subject ?? "");
  await expect(field(page, "message")).toHaveValue(prefilled.team?.message ?? "");
  await field(page, "message").fill(MESSAGE.message);
  await page.reload();
  await hydrated(page);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
});

test.describe("a page that is left while a message is being sent", () => {
  test.use({ allowedConsole: FAILURES });

  test("says 'unconfirmed' and no failure where the browser keeps the page and ends the request", async ({
    page,
    gateway,
  }) => {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    // The events of a page that goes into the back/forward cache.
    await button(page).evaluate((element: HTMLElement) => {
      element.click();
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await expect(form(page).getByRole("status")).toHaveText(unconfirmed);
    await expect(toast(page, "Something went wrong")).toHaveCount(0);
    expect(await readValues(page)).toEqual(MESSAGE);
    gateway.nextFault = () => ({ kind: "none" });
    await sendOnce(page);
  });

  test("keeps the draft for the return, and stores the message once", async ({ page, gateway }) => {
    const late = Promise.withResolvers<void>();
    gateway.nextFault = () => ({ kind: "held", until: late.promise });
    await openAndSend(page);
    await expect.poll(() => gateway.writes.length).toBe(1);
    await page.goto("/about");
    await page.goBack();
    await hydrated(page);
    await expect(form(page).getByRole("status")).toHaveText(unconfirmed);
    gateway.nextFault = () => ({ kind: "none" });
    await button(page).click();
    await expectSent(page);
    late.resolve();
    await expect.poll(() => gateway.answered).toBe(2);
    expect(await store.readMessages()).toHaveLength(1);
  });
});
