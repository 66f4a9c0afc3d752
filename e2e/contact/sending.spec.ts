import { expect, type Page } from "@playwright/test";
import type { Fault } from "../faulty-proxy.ts";
import { hydrated, open } from "../site.ts";
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
  sendOnce,
  store,
  test,
  toast,
} from "./form.ts";

test.describe("a message that arrives", () => {
  test("has exactly five fields, the server's time, and is sent once", async ({ page, gateway }) => {
    await open(page, "/contact");
    await fill(page, { name: "  Asha ", email: " a@b.c ", message: " Hello\n" });
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
      message: { stringValue: "Hello" },
    });
    const time = Date.parse(createdAt?.timestampValue ?? "");
    expect(time).toBeGreaterThan(before - 5000);
    expect(time).toBeLessThan(Date.now() + 5000);
  });

  test("shows 'Sending...', and neither clicks nor Enter send it again", async ({ page, gateway }) => {
    const answer = Promise.withResolvers<void>();
    gateway.nextFault = () => ({ kind: "held", until: answer.promise });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).dblclick();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page)).toBeDisabled();
    await field(page, "name").press("Enter");
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    answer.resolve();
    await expectSent(page);
    expect(gateway.writes).toHaveLength(1);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("keeps 10,000 characters, emoji, right-to-left text, line breaks and markup byte for byte", async ({
    page,
  }) => {
    const message = [
      `${"x".repeat(9_999)}y`,
      "Hi 👩🏽‍💻 and 🇮🇳!",
      "مرحبا بالعالم \u200fשלום",
      "One\n\n\"two\" 'three'\n<b>&amp;</b> \\ $x %s\ttab",
    ].join("\n");
    await open(page, "/contact");
    await fill(page, { ...MESSAGE, subject: "", message });
    await button(page).click();
    await expectSent(page);
    const [stored] = await store.readMessages();
    expect(stored?.fields.message?.stringValue).toBe(message);
    expect(stored?.fields.subject?.stringValue).toBe("");
  });

  test("leaves the confirmation on every later visit, without a flash of the form", async ({ page }) => {
    await openAndSend(page);
    await expectSent(page);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const element of document.querySelectorAll("form, h2")) {
          if (element.checkVisibility())
            seen.add(element.localName === "form" ? "form" : (element.textContent ?? ""));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await hydrated(page);
    await expect(confirmation(page)).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toContain("Request Received");
    expect(seen).not.toContain("form");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const main = page.getByRole("main");
    const received = main.locator("div", { has: confirmation(page) }).last();
    await expect(received.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(received.locator('a[href*="wa.me"]')).toBeVisible();
  });
});

test.describe("nothing too early", () => {
  test("the database's code comes with the first touch, its host with the submit", async ({
    page,
    gateway,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /firestore/.test(url))).toEqual([]);
    await field(page, "name").focus();
    await expect.poll(() => asked.some((url) => /firestore-write/.test(url))).toBe(true);
    await fill(page, MESSAGE);
    expect(asked.filter((url) => url.startsWith(gateway.origin))).toEqual([]);
    await button(page).click();
    await expectSent(page);
    expect(asked.filter((url) => url.startsWith(gateway.origin))).not.toEqual([]);
  });
});

test.describe("more than Firestore's 1 MiB", () => {
  // Typing that much takes a browser minutes.
  const paste = (page: Page, text: string) =>
    field(page, "message").evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);

  test("is told so before it is sent, and a little less is stored", async ({ page, gateway }) => {
    // Lines of a hundred bytes, because a browser takes long to lay out a million letters in one or in very many.
    const line = `${"é".repeat(49)}x\n`;
    const makeText = (bytes: number) => line.repeat(Math.floor(bytes / 100)) + "x".repeat(bytes % 100);
    const room = 1_048_446 - MESSAGE.name.length - MESSAGE.email.length - MESSAGE.subject.length;
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await paste(page, makeText(room + 1));
    await button(page).click();
    await expect(toast(page, "Message Too Long")).toBeVisible();
    await expect(field(page, "message")).toBeFocused();
    await expect(field(page, "message")).toHaveAccessibleDescription(/^This is 1 byte more than one message/);
    expect(gateway.writes).toEqual([]);
    await paste(page, makeText(room - 200));
    await expect(field(page, "message")).not.toHaveAttribute("aria-invalid", /.*/);
    await sendOnce(page);
  });
});

/** Messages of the soak; SOAK=200 sends the many that a change of the sender should be tried with. */
const SOAK = Number(process.env.SOAK ?? 10);

test.describe("soak", () => {
  test.use({ allowedConsole: FAILURES });

  test(`${SOAK} messages through random faults are ${SOAK} documents`, async ({
    browser,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(600_000);
    const random = createRandom(20_261_121);
    const faults: Fault[] = [
      { kind: "none" },
      { kind: "none" },
      { kind: "reset" },
      { kind: "answer lost" },
      { kind: "status", status: 500 },
      { kind: "status", status: 503 },
      { kind: "status", status: 429 },
      { kind: "slow", milliseconds: 300 },
    ];
    gateway.nextFault = () => faults[Math.floor(random() * faults.length)] ?? { kind: "none" };
    const visitors = 4;
    const texts = Array.from({ length: SOAK }, (_, index) => `Question ${index}`);
    await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        const page = await browser.newPage(baseURL ? { baseURL } : {});
        for (const message of texts.filter((_, index) => index % visitors === visitor)) {
          await open(page, "/contact");
          await fill(page, { ...MESSAGE, message });
          while ((await form(page).count()) > 0) {
            if (
              await button(page)
                .isEnabled({ timeout: 1000 })
                .catch(() => false)
            )
              await button(page)
                .click({ timeout: 1000 })
                .catch(() => {});
            await page.waitForTimeout(250);
          }
          await expect(confirmation(page)).toBeVisible();
          await page.evaluate(() => localStorage.clear());
        }
        await page.close();
      }),
    );
    const stored = (await store.readMessages()).map(({ fields }) => fields.message?.stringValue ?? "");
    expect(stored.toSorted()).toEqual(texts.toSorted());
    // The faults have met the messages: there were more tries than messages.
    expect(gateway.writes.length).toBeGreaterThan(texts.length * 1.25);
  });
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
