import { expect, type Page } from "@playwright/test";
import {
  CHAT_ORIGIN,
  content,
  findNextLink,
  holdFiles,
  hydrate,
  NEXT_PATH,
  open,
  SCRIPTS,
  stopClock,
} from "../support/site.ts";
import {
  button,
  expectFailed,
  expectMail,
  expectSent,
  FAILURES,
  field,
  fill,
  form,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  test,
} from "./form.ts";

const { scriptsFailed, form: words } = content.pages.contact;

test("typed words survive a reload and another page, and go once they are sent", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, MESSAGE);
  await page.reload();
  await hydrate(page);
  expect(await readValues(page)).toEqual(MESSAGE);
  await findNextLink(page).click();
  await expect(page).toHaveURL(NEXT_PATH);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  expect(await readValues(page)).toEqual(MESSAGE);
  await button(page).click();
  await expectSent(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(MESSAGE.message);
});

test.describe("a message sent before the scripts load", () => {
  test.use({ allowedConsole: FAILURES });

  /** Sends a message while the scripts of the page hang; from the press on the clock is stopped. */
  async function sendEarly(page: Page): Promise<() => void> {
    const release = await holdFiles(page, SCRIPTS);
    await page.clock.install();
    await page.goto("/contact");
    await fill(page, MESSAGE);
    await stopClock(page);
    await button(page).click();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page)).toBeDisabled();
    return release;
  }

  test("is sent once when they arrive, however often it was pressed", async ({ page, gateway }) => {
    const release = await sendEarly(page);
    await button(page).dispatchEvent("click");
    await field(page, "name").press("Enter");
    await page.clock.runFor(9000);
    release();
    // The clock is stopped, so the last of the ten seconds begins only now.
    await expect.poll(() => gateway.answered).toBe(1);
    await page.clock.resume();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("fails ten seconds after the press, and is reported when they arrive", async ({ page, gateway }) => {
    const release = await sendEarly(page);
    await page.clock.runFor(9900);
    await expect(button(page)).toHaveText("Sending...");
    await page.clock.runFor(200);
    const ways = page.getByRole("main").locator("div", { hasText: scriptsFailed }).last();
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    await expect(ways.locator(`a[href^="${CHAT_ORIGIN}"]`)).toBeVisible();
    await expectMail(ways.locator('a[href^="mailto:"]'));
    release();
    await page.clock.resume();
    await hydrate(page);
    await expectFailed(page);
    await expect(ways).toBeHidden();
    expect(gateway.writes).toEqual([]);
    await sendOnce(page);
  });

  test("may not have arrived, as the page shows on the return of a visitor who left", async ({
    page,
    gateway,
  }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await page.goto("/about");
    release();
    await page.goBack();
    await hydrate(page);
    await expect(form(page).getByRole("status")).toHaveText(words.unconfirmed);
    expect(await readValues(page)).toEqual(MESSAGE);
    expect(gateway.writes).toEqual([]);
  });
});

test.describe("a page that is left while a message is being sent", () => {
  test.use({ allowedConsole: FAILURES });

  test("keeps what was typed for the return, and stores the message once", async ({ page, gateway }) => {
    const late = Promise.withResolvers<void>();
    gateway.fault = { kind: "held", until: late.promise };
    await openAndSend(page);
    await expect.poll(() => gateway.writes.length).toBe(1);
    await page.goto("/about");
    await page.goBack();
    await hydrate(page);
    await expect(form(page).getByRole("status")).toHaveText(words.unconfirmed);
    gateway.fault = { kind: "none" };
    await button(page).click();
    await expectSent(page);
    late.resolve();
    await expect.poll(() => gateway.answered).toBe(2);
    expect(await store.readMessages()).toHaveLength(1);
  });
});
