import { expect, type Page } from "@playwright/test";
import { content, hydrated, open } from "../site.ts";
import {
  button,
  expectSent,
  FAILURES,
  field,
  fill,
  form,
  goToContact,
  leaveByLink,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  test,
  toast,
} from "./form.ts";

test.describe("the form touched, left and come back to", () => {
  const RETURNS: [string, (page: Page) => Promise<void>][] = [
    [
      "by links",
      async (page) => {
        await leaveByLink(page);
        await goToContact(page);
      },
    ],
    [
      "by a link and Back",
      async (page) => {
        await leaveByLink(page);
        await page.goBack();
      },
    ],
    [
      "by Back and Forward",
      async (page) => {
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
        await page.goForward();
      },
    ],
  ];
  for (const [how, leaveAndReturn] of RETURNS) {
    test(`${how} sends as before`, async ({ page, gateway }) => {
      await open(page, "/about");
      await goToContact(page);
      for (let time = 0; time < 3; time++) {
        await field(page, "name").click();
        await page.waitForLoadState("networkidle");
        await leaveAndReturn(page);
        await expect(form(page)).toBeVisible();
      }
      await fill(page, MESSAGE);
      await button(page).click();
      await expectSent(page);
      expect(gateway.writes).toHaveLength(1);
      expect(await store.readMessages()).toHaveLength(1);
    });
  }
});

test.describe("a page left while a message is being sent", () => {
  test.use({ allowedConsole: FAILURES });

  test("by the browser's Back, which ends the request, is no failure", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    // What a browser does that keeps the page: it says goodbye, and the request ends.
    await button(page).evaluate((element: HTMLElement) => {
      element.click();
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await expect(form(page).getByRole("status")).toHaveText(content.pages.contact.form.unconfirmed);
    await expect(toast(page, "Something went wrong")).toHaveCount(0);
    expect(await readValues(page)).toEqual(MESSAGE);
    gateway.nextFault = () => ({ kind: "none" });
    await sendOnce(page);
  });

  test("for another document and come back to keeps the draft and stores it once", async ({
    page,
    gateway,
  }) => {
    const late = Promise.withResolvers<void>();
    gateway.nextFault = () => ({ kind: "held", until: late.promise });
    await openAndSend(page);
    await expect.poll(() => gateway.writes.length).toBe(1);
    await page.goto("/about");
    await page.goBack();
    await hydrated(page);
    await expect(form(page).getByRole("status")).toHaveText(content.pages.contact.form.unconfirmed);
    gateway.nextFault = () => ({ kind: "none" });
    await button(page).click();
    await expectSent(page);
    // The first request may still arrive: it must be the same message.
    late.resolve();
    await expect.poll(() => gateway.answered).toBe(2);
    expect(await store.readMessages()).toHaveLength(1);
  });
});
