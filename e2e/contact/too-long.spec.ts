import { expect, type Page } from "@playwright/test";
import { open } from "../site.ts";
import { button, field, fill, MESSAGE, sendOnce, test, toast } from "./form.ts";

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
