import { expect } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import type { Fault } from "../support/gateway.ts";
import { shortenRetries } from "../support/retries.ts";
import { open } from "../support/site.ts";
import {
  button,
  catchClick,
  expectFailed,
  expectMail,
  expectSent,
  FAILURES,
  fill,
  form,
  LOGGED,
  MESSAGE,
  openAndSend,
  readValues,
  SENT_FLAG,
  sendOnce,
  store,
  test,
} from "./form.ts";

test.use({ allowedConsole: FAILURES });

/** Milliseconds for which a toast is seen; notices.spec.ts measures it. */
const TOAST_TIME = 4000;

const REFUSAL = JSON.stringify({
  error: { code: 403, message: "Missing permissions.", status: "PERMISSION_DENIED" },
});

/** What does not prove that the message is stored; a visitor meets one after another. */
const FAULTS: Fault[] = [
  { kind: "refused" },
  { kind: "answer lost" },
  // The rules refuse.
  { kind: "intercepted", status: 403, body: REFUSAL },
  { kind: "intercepted", status: 502, body: "<h1>Bad Gateway</h1>" },
  { kind: "intercepted", status: 200, body: "<h1>Log in</h1>" },
];

test("a failure keeps the values and the focus, and a retry leaves one message", async ({
  page,
  gateway,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && LOGGED.test(message.text())) errors.push(message.text());
  });
  await open(page, "/contact");
  await fill(page, MESSAGE);
  for (const [index, fault] of FAULTS.entries()) {
    gateway.fault = fault;
    await button(page).press("Enter");
    await expect.poll(() => errors.length, JSON.stringify(fault)).toBe(index + 1);
    await expectFailed(page);
    await expect(button(page)).toBeFocused();
  }
  await expectMail(form(page).getByRole("link", { name: "Send it by email instead" }));
  expect(await page.evaluate((flag) => localStorage.getItem(flag), SENT_FLAG)).toBeNull();
  gateway.fault = { kind: "none" };
  await sendOnce(page);
  expect(errors).toHaveLength(FAULTS.length);
});

test("a message that is too long for an email link is offered for copying", async ({ page, gateway }) => {
  gateway.fault = { kind: "refused" };
  const long = { ...MESSAGE, message: "नमस्ते\n".repeat(300) };
  await open(page, "/contact");
  await fill(page, long);
  await button(page).click();
  await expectFailed(page, long);
  const address = await catchClick(form(page).getByRole("link", { name: "Send it by email instead" }));
  expect(address.href.length).toBeLessThanOrEqual(2000);
  expect(address.searchParams.get("subject")).toBe(long.subject);
  const offer = form(page).getByRole("textbox", { name: "too long for an email link" });
  await expect(offer).toHaveValue(`${long.message}\n\n${long.name}`);
  await expect(offer).toBeFocused();
  await expectNoViolations(page, { within: "form" });
});

test("offline a message fails, and is not sent later without a press", async ({ page, context, gateway }) => {
  await shortenRetries(page, TOAST_TIME);
  await page.clock.install();
  await open(page, "/contact");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  gateway.fault = { kind: "refused" };
  await fill(page, MESSAGE);
  await button(page).click();
  await expectFailed(page);
  gateway.fault = { kind: "none" };
  await context.setOffline(false);
  await page.clock.fastForward(60_000);
  await expect(button(page)).toHaveText("Send Message");
  expect(gateway.writes).toEqual([]);
  await sendOnce(page);
});

test("after a lost answer the same text from a new tab stays one message", async ({
  page,
  context,
  gateway,
}) => {
  gateway.fault = { kind: "answer lost" };
  await openAndSend(page);
  await expectFailed(page);
  gateway.fault = { kind: "none" };
  expect(await store.readMessages()).toHaveLength(1);
  const other = await context.newPage();
  await page.close();
  await open(other, "/contact");
  expect(await readValues(other)).toEqual({ name: "", email: "", subject: "", message: "" });
  await fill(other, { ...MESSAGE, message: `  ${MESSAGE.message}\n` });
  await button(other).click();
  await expectSent(other);
  expect(await store.readMessages()).toHaveLength(1);
});

test("the browser keeps nothing of a message but that it was sent", async ({ page, context, gateway }) => {
  gateway.fault = { kind: "answer lost" };
  await openAndSend(page);
  await expectFailed(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const value of Object.values(MESSAGE)) expect(kept).not.toContain(value);
  gateway.fault = { kind: "none" };
  await sendOnce(page);
  const left = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(left).toEqual([{ [SENT_FLAG]: "true" }, {}]);
  expect(await context.cookies()).toEqual([]);
  const listDatabases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
  // Firebase opens another database to see whether it can, and deletes it.
  await expect
    .poll(async () => (await listDatabases()).filter((name) => !/^firebase-heartbeat/.test(name)))
    .toEqual([]);
});
