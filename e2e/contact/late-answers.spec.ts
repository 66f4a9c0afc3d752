import { expect, type Page } from "@playwright/test";
import type { Fault, FaultyProxy } from "../faulty-proxy.ts";
import { content, open } from "../site.ts";
import {
  button,
  collectErrors,
  confirmation,
  expectFailed,
  expectSent,
  FAILURES,
  fill,
  MESSAGE,
  sendOnce,
  store,
  test,
} from "./form.ts";

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

  /** Sends a message into silence; the page's time stands still but for so many milliseconds. */
  async function waitForAnswer(page: Page, gateway: FaultyProxy, fault: Fault, milliseconds: number) {
    gateway.nextFault = () => fault;
    await page.clock.install();
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await button(page).click();
    await expect.poll(() => gateway.writes.length).toBe(1);
    await page.clock.runFor(milliseconds);
    gateway.nextFault = () => ({ kind: "none" });
  }

  test("no answer in ten seconds: failure, values kept, and a retry leaves one message", async ({
    page,
    gateway,
  }) => {
    const errors = collectErrors(page);
    await waitForAnswer(page, gateway, { kind: "black hole" }, 10_000);
    await page.clock.resume();
    await expectFailed(page);
    expect(errors).toHaveLength(1);
    await sendOnce(page);
  });

  test("what arrives after the ten seconds and the retry is the same message", async ({ page, gateway }) => {
    const late = Promise.withResolvers<void>();
    await waitForAnswer(page, gateway, { kind: "held", until: late.promise }, 10_000);
    await page.clock.resume();
    await expectFailed(page);
    await button(page).click();
    await expectSent(page);
    late.resolve();
    await expect.poll(() => gateway.answered).toBe(2);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("an answer after nine seconds is a success", async ({ page, gateway }) => {
    const late = Promise.withResolvers<void>();
    await waitForAnswer(page, gateway, { kind: "held", until: late.promise }, 9_000);
    await expect(button(page)).toHaveText(content.pages.contact.form.sending);
    late.resolve();
    await expect(confirmation(page)).toBeVisible();
    await page.clock.resume();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
    expect(gateway.writes).toHaveLength(1);
  });
});
