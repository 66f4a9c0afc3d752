import { expect, type Page } from "@playwright/test";
import { blockStorage } from "../site.ts";
import { button, confirmation, expectSent, FAILURES, openAndSend, store, test, toast } from "./form.ts";

test("ids in the storage that cannot be read are replaced", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("zero-academy:contact-ids", "{"));
  await openAndSend(page);
  await expectSent(page);
  expect(await store.readMessages()).toHaveLength(1);
});

test.describe("with storage blocked", () => {
  test.use({ allowedConsole: new RegExp(`SecurityError|Storage is blocked|${FAILURES.source}`) });

  const BLOCKS: [string, (page: Page) => Promise<unknown>][] = [
    ["every call", blockStorage],
    [
      "every access",
      (page) =>
        page.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"])
            Object.defineProperty(window, name, {
              configurable: true,
              get: () => {
                throw new DOMException("Storage is blocked.", "SecurityError");
              },
            });
        }),
    ],
  ];
  for (const [what, block] of BLOCKS) {
    test(`${what} refused: no page error, a failure is mended, and the message is stored once`, async ({
      page,
      gateway,
    }) => {
      const crashes: string[] = [];
      page.on("pageerror", ({ message }) => crashes.push(message));
      await block(page);
      gateway.nextFault = () => ({ kind: "answer lost" });
      await openAndSend(page);
      await expect(toast(page, "Something went wrong")).toBeVisible();
      gateway.nextFault = () => ({ kind: "none" });
      await button(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expect(toast(page, "Message Sent!")).toBeVisible();
      expect(await store.readMessages()).toHaveLength(1);
      expect(crashes).toEqual([]);
    });
  }
});
