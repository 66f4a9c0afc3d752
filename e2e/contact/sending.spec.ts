import { expect, type Page } from "@playwright/test";
import { STORE_ORIGIN } from "../support/settings.ts";
import { content, hydrate, open, waitForPaint } from "../support/site.ts";
import {
  button,
  confirmation,
  expectSent,
  FAILURES,
  field,
  fill,
  form,
  MESSAGE,
  openAndSend,
  store,
  test,
  toast,
} from "./form.ts";

/** A message that a browser, the network or the store might change. */
const ODD_MESSAGE = [
  "x".repeat(10_000),
  "Hi 👩🏽‍💻 and 🇮🇳!",
  "مرحبا بالعالم \u200fשלום",
  "One\n\n\"two\" 'three'\n<b>&amp;</b> \\ $x %s\ttab",
].join("\n");

/** The addresses that a page asks for from now on. */
function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
}

test("the store's code loads at the first touch of the form", async ({ page }) => {
  const asked = listRequests(page);
  await open(page, "/contact");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /message-store/.test(url))).toEqual([]);
  await field(page, "name").focus();
  await expect.poll(() => asked.some((url) => /message-store/.test(url))).toBe(true);
});

test("with the hidden field filled in a message is sent at the second press", async ({ page }) => {
  const asked = listRequests(page);
  await open(page, "/contact");
  await fill(page, MESSAGE);
  const trap = form(page).locator("[name=website]");
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await button(page).click();
  await expect(form(page).getByRole("status")).toHaveText(content.pages.contact.form.pressAgain);
  expect(asked.filter((url) => url.startsWith(STORE_ORIGIN))).toEqual([]);
  await button(page).click();
  await expectSent(page);
});

test("a message is sent once, byte for byte, with the server's time", async ({ page, gateway }) => {
  await open(page, "/contact");
  await fill(page, { name: "  Asha ", email: " a@b.c ", message: ` ${ODD_MESSAGE}\n` });
  const before = Date.now();
  await button(page).click();
  await expectSent(page);
  await expect(confirmation(page)).toBeFocused();
  expect(gateway.writes).toHaveLength(1);
  expect(gateway.writes[0]?.writes[0]?.updateTransforms).toEqual([
    { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" },
  ]);
  const [stored, ...others] = await store.readMessages();
  expect(others).toEqual([]);
  expect(stored?.id).toMatch(/^[A-Za-z0-9]{20}$/);
  const { createdAt, ...texts } = stored?.fields ?? {};
  expect(texts).toEqual({
    name: { stringValue: "Asha" },
    email: { stringValue: "a@b.c" },
    subject: { stringValue: "" },
    message: { stringValue: ODD_MESSAGE },
  });
  expect(Math.abs(Date.parse(createdAt?.timestampValue ?? "") - before)).toBeLessThan(60_000);
});

test.describe("just after the page has opened", () => {
  test.use({ isNewVisit: true });

  test("a message is stored two seconds after that, however early it is sent", async ({ page }) => {
    await openAndSend(page);
    await expectSent(page);
    const start = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").find(({ name }) => name.includes(":commit"))?.startTime ?? 0,
    );
    expect(start).toBeGreaterThanOrEqual(2000);
  });
});

test("while a message is sent, a press sends no other and keeps the focus", async ({ page, gateway }) => {
  const answer = Promise.withResolvers<void>();
  gateway.fault = { kind: "held", until: answer.promise };
  await open(page, "/contact");
  await fill(page, MESSAGE);
  await page.evaluate(() => {
    const focused = new Set<string>();
    Object.assign(window, { focused });
    const look = () => {
      focused.add(document.activeElement?.localName ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  await button(page).dblclick();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  await field(page, "name").press("Enter");
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  answer.resolve();
  await expectSent(page);
  const focused = await page.evaluate(() => [
    ...(window as typeof window & { focused: Set<string> }).focused,
  ]);
  expect(focused).not.toContain("body");
  expect(gateway.writes).toHaveLength(1);
  expect(await store.readMessages()).toHaveLength(1);
});

test("a reload shows the confirmation, without a flash of the form", async ({ page }) => {
  await openAndSend(page);
  await expectSent(page);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const element of document.querySelectorAll("form, h2"))
        if (element.checkVisibility())
          seen.add(element.localName === "form" ? "form" : (element.textContent ?? ""));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await hydrate(page);
  await expect(confirmation(page)).toBeVisible();
  await waitForPaint(page);
  const seen = await page.evaluate(() => [...(window as typeof window & { seen: Set<string> }).seen]);
  expect(seen).toContain(content.pages.contact.received.title);
  expect(seen).not.toContain("form");
});

test.describe("with the browser's storage blocked", () => {
  test.use({ allowedConsole: new RegExp(`SecurityError|Storage is blocked|${FAILURES.source}`) });

  test("a message whose answer was lost is sent again from a new page and stored once", async ({
    page,
    gateway,
  }) => {
    const crashes: string[] = [];
    page.on("pageerror", ({ message }) => crashes.push(message));
    // As Chromium does where all cookies are blocked.
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Storage is blocked.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    });
    gateway.fault = { kind: "answer lost" };
    await openAndSend(page);
    await expect(toast(page, "Something went wrong")).toBeVisible();
    gateway.fault = { kind: "none" };
    await page.goto("/about");
    await openAndSend(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(toast(page, "Message Sent!")).toBeVisible();
    expect(await store.readMessages()).toHaveLength(1);
    expect(crashes).toEqual([]);
  });
});
