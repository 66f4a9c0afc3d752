import { expect } from "@playwright/test";
import { hydrated, open } from "../site.ts";
import {
  button,
  confirmation,
  expectSent,
  field,
  fill,
  form,
  MESSAGE,
  openAndSend,
  store,
  test,
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
