import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Fault, FaultyProxy } from "../faulty-proxy.ts";
import { shortenRetries } from "../retries.ts";
import { content, hydrated, open } from "../site.ts";
import {
  button,
  collectErrors,
  confirmation,
  expectFailed,
  expectMail,
  expectSent,
  FAILURES,
  fill,
  form,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  TOAST_TIME,
  test,
  toast,
} from "./form.ts";

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

  /** Faults that one visitor meets one after another. */
  const FAULTS: Record<string, Fault[]> = {
    "a connection that breaks before the commit, and after it": [
      { kind: "reset" },
      { kind: "answer lost" },
      { kind: "reset" },
    ],
    "a status 500, 502 with HTML, 503 and 429": [
      { kind: "status", status: 500 },
      { kind: "status", status: 502, html: true },
      { kind: "status", status: 503 },
      { kind: "status", status: 429 },
    ],
    "a status 200 that is no proof of a commit": [
      { kind: "captive", body: "{}" },
      { kind: "captive", body: "null" },
      { kind: "captive", body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' },
      { kind: "captive", body: '{"writeResults":[],"commitTime":"2026-11-21T15:02:58Z"}' },
      { kind: "captive", body: '{"writeResults":[{}],"commitTime":""}' },
      { kind: "captive", body: "<html>Log in</html>", type: "text/html" },
    ],
  };
  for (const [what, faults] of Object.entries(FAULTS)) {
    test(`${what}: failure each time, values kept, and a retry leaves one message`, async ({
      page,
      gateway,
    }) => {
      const errors = collectErrors(page);
      await open(page, "/contact");
      await fill(page, MESSAGE);
      for (const [index, fault] of faults.entries()) {
        gateway.nextFault = () => fault;
        await button(page).click();
        await expect.poll(() => errors.length, JSON.stringify(fault)).toBe(index + 1);
        await expectFailed(page);
      }
      gateway.nextFault = () => ({ kind: "none" });
      await button(page).click();
      await expectSent(page);
      expect(errors).toHaveLength(faults.length);
      expect(await store.readMessages()).toHaveLength(1);
    });
  }

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

  test("a message that the rules refuse", async ({ page }) => {
    const errors = collectErrors(page);
    await store.setRules(
      "service cloud.firestore { match /databases/{d}/documents/{path=**} { allow write: if false; } }",
    );
    try {
      await openAndSend(page);
      await expectFailed(page);
      expect(errors[0]).toMatch(/FirebaseError: (Request failed|.*permission)/);
      expect(await store.readMessages()).toEqual([]);
    } finally {
      await store.setRules(readFileSync("firestore.rules", "utf8"));
    }
    await sendOnce(page);
  });

  test("an edited text after a lost answer is a second message, as the visitor meant", async ({
    page,
    gateway,
  }) => {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await openAndSend(page);
    await expectFailed(page);
    gateway.nextFault = () => ({ kind: "none" });
    await fill(page, { message: "Which mornings?" });
    await button(page).click();
    await expectSent(page);
    const texts = (await store.readMessages()).map(({ fields }) => fields.message?.stringValue);
    expect(texts.toSorted()).toEqual(["Which evenings?", "Which mornings?"]);
  });

  test("a lost answer, a reload and a retry leave one message", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await openAndSend(page);
    await expectFailed(page);
    gateway.nextFault = () => ({ kind: "none" });
    await page.reload();
    await hydrated(page);
    expect(await readValues(page)).toEqual(MESSAGE);
    await sendOnce(page);
  });

  test("the database's code failing to load is tried again behind 'Sending...'", async ({ page }) => {
    await shortenRetries(page, TOAST_TIME);
    const asked: string[] = [];
    await page.route("**/firestore-write*.js*", (route, request) => {
      asked.push(new URL(request.url()).search);
      return asked.length < 3 ? route.abort() : route.continue();
    });
    await openAndSend(page);
    await expect(confirmation(page)).toBeVisible();
    // Under another address each time: a browser may remember that the first one failed.
    expect(asked).toEqual(["", "?retry=1", "?retry=2"]);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("the database's code failing for good is a failure, and a later try can succeed", async ({ page }) => {
    await shortenRetries(page, TOAST_TIME);
    let asked = 0;
    await page.route("**/firestore-write*.js*", (route) => {
      asked++;
      return route.abort();
    });
    await openAndSend(page);
    await expectFailed(page);
    expect(asked).toBe(4);
    await page.unroute("**/firestore-write*.js*");
    await sendOnce(page);
  });
});

test.describe("after a failure", () => {
  test.use({ allowedConsole: FAILURES });

  test("the focus stays on the button, and a mail takes along what was typed", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "status", status: 503 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expectFailed(page);
    await expect(button(page)).toBeFocused();
    await expect(form(page).getByRole("button", { name: content.pages.contact.form.reload })).toHaveCount(0);
    await expectMail(form(page).getByRole("link", { name: content.pages.contact.form.byEmail }));
    gateway.nextFault = () => ({ kind: "none" });
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expectSent(page);
    await expect(confirmation(page)).toBeFocused();
  });

  test("the focus is never on the body while a message is being sent", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 1000 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      setInterval(() => seen.add(document.activeElement?.localName ?? ""), 20);
    });
    await button(page).click();
    await expectSent(page);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.toSorted()).not.toContain("body");
    expect(seen).toContain("button");
  });

  test("a form open over a deployment offers a reload that keeps what was typed", async ({ page }) => {
    await shortenRetries(page, TOAST_TIME);
    await open(page, "/contact");
    await page.route("**/firestore-write*.js*", (route) => route.fulfill({ status: 404, body: "" }));
    await fill(page, MESSAGE);
    await button(page).click();
    await expectFailed(page);
    await expectMail(form(page).getByRole("link", { name: content.pages.contact.form.byEmail }));
    await page.unroute("**/firestore-write*.js*");
    await form(page).getByRole("button", { name: content.pages.contact.form.reload }).click();
    await hydrated(page);
    expect(await readValues(page)).toEqual(MESSAGE);
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
