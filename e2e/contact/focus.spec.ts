import { expect } from "@playwright/test";
import { content, open } from "../site.ts";
import {
  button,
  confirmation,
  expectFailed,
  expectMail,
  expectSent,
  FAILURES,
  fill,
  form,
  MESSAGE,
  test,
} from "./form.ts";

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
});
