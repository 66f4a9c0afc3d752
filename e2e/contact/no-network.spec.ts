import { expect } from "@playwright/test";
import { shortenRetries } from "../retries.ts";
import { content, open } from "../site.ts";
import {
  button,
  collectErrors,
  expectFailed,
  expectSent,
  FAILURES,
  fill,
  MESSAGE,
  sendOnce,
  TOAST_TIME,
  test,
  toast,
} from "./form.ts";

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

  test("a refused connection: failure, and a retry leaves one message", async ({ page, gateway }) => {
    const errors = collectErrors(page);
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await gateway.stop();
    await button(page).click();
    await expectFailed(page);
    expect(errors).toHaveLength(1);
    await gateway.start();
    await sendOnce(page);
  });

  test("offline is a failure, and nothing is sent when the network is back until it is asked for", async ({
    page,
    context,
    gateway,
  }) => {
    await page.clock.install();
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button(page).click();
    await expectFailed(page);
    await context.setOffline(false);
    // Nothing is sent behind the visitor's back, however long the page stays open.
    await page.clock.fastForward(60_000);
    await expect(button(page)).toHaveText(content.pages.contact.form.submit);
    expect(gateway.writes).toEqual([]);
    await sendOnce(page);
  });
});

test.describe("with the network gone before the form is touched", () => {
  test.use({ allowedConsole: FAILURES });

  test("every toast appears all the same", async ({ page, context }) => {
    await shortenRetries(page, TOAST_TIME);
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button(page).click();
    await expect(toast(page, "Missing Information")).toBeVisible();
    await fill(page, { ...MESSAGE, email: "foo" });
    await button(page).click();
    await expect(toast(page, "Invalid Email")).toBeVisible();
    await fill(page, MESSAGE);
    await button(page).click();
    await expectFailed(page);
    await context.setOffline(false);
    await button(page).click();
    await expectSent(page);
  });
});
