import { expect, type Page } from "@playwright/test";
import type { FaultyProxy } from "../faulty-proxy.ts";
import { blockStorage, content, hydrated, open } from "../site.ts";
import {
  button,
  confirmation,
  expectFailed,
  expectSent,
  FAILURES,
  FLAG,
  field,
  fill,
  form,
  leaveByLink,
  MESSAGE,
  openAndSend,
  readValues,
  store,
  test,
  toast,
} from "./form.ts";

test.describe("a message whose answer was lost", () => {
  test.use({ allowedConsole: FAILURES });

  async function loseAnswer(page: Page, gateway: FaultyProxy): Promise<void> {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await openAndSend(page);
    await expectFailed(page);
    gateway.nextFault = () => ({ kind: "none" });
    expect(await store.readMessages()).toHaveLength(1);
  }

  test("typed again in a new tab, after its own was closed, stays one", async ({
    page,
    context,
    gateway,
  }) => {
    await loseAnswer(page, gateway);
    const other = await context.newPage();
    await page.close();
    await open(other, "/contact");
    expect(await readValues(other)).toEqual({ name: "", email: "", subject: "", message: "" });
    await fill(other, { ...MESSAGE, message: `  ${MESSAGE.message}\n` });
    await button(other).click();
    await expectSent(other);
    expect(await store.readMessages()).toHaveLength(1);
    const kept = await other.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(JSON.parse(kept)).toEqual([{ [FLAG]: "true" }, {}]);
  });

  test("leaves no text in the browser beyond the draft", async ({ page, gateway }) => {
    await loseAnswer(page, gateway);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const value of Object.values(MESSAGE)) expect(kept).not.toContain(value);
    expect(Object.keys(JSON.parse(kept) as object)).toEqual(["zero-academy:contact-ids"]);
  });

  test("is sent under a new id where the stored one is none", async ({ page, gateway }) => {
    await loseAnswer(page, gateway);
    await page.evaluate(() => {
      const key = "zero-academy:contact-ids";
      const ids = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;
      for (const name of Object.keys(ids)) ids[name] = "a/b";
      localStorage.setItem(key, JSON.stringify(ids));
    });
    await page.reload();
    await hydrated(page);
    await button(page).click();
    await expectSent(page);
    for (const { id } of await store.readMessages()) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  test("is said to be unconfirmed after a reload", async ({ page, gateway }) => {
    await loseAnswer(page, gateway);
    await page.reload();
    await hydrated(page);
    await expect(form(page).getByRole("status")).toHaveText(content.pages.contact.form.unconfirmed);
    await expect(form(page).getByRole("alert")).toHaveText("");
    await fill(page, { message: "Another question" });
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(2);
  });
});

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
      await leaveByLink(page);
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      expect(crashes).toEqual([]);
    });
  }
});

test("an empty form in a second tab learns that the first has sent", async ({ page, context }) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(page, MESSAGE);
  await button(page).click();
  await expectSent(page);
  await expect(confirmation(other)).toBeVisible();
  await expect(form(other)).toHaveCount(0);
});

test("a message half written in a second tab stays, and says that another one was sent", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(other, { message: "And another" });
  await fill(page, MESSAGE);
  await button(page).click();
  await expectSent(page);
  await expect(form(other).getByRole("status")).toHaveText(content.pages.contact.form.sentElsewhere);
  await expect(field(other, "message")).toHaveValue("And another");
});

test("two tabs send two messages; both show the confirmation afterwards", async ({ page, context }) => {
  await open(page, "/contact");
  const other = await context.newPage();
  await open(other, "/contact");
  await fill(page, MESSAGE);
  await fill(other, { ...MESSAGE, message: "And another question." });
  await button(page).click();
  await expectSent(page);
  await button(other).click();
  await expectSent(other);
  expect(await store.readMessages()).toHaveLength(2);
  await other.reload();
  await expect(confirmation(other)).toBeVisible();
});
