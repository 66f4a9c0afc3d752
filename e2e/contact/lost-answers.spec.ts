import { expect, type Page } from "@playwright/test";
import type { FaultyProxy } from "../faulty-proxy.ts";
import { content, hydrated, open } from "../site.ts";
import {
  button,
  expectFailed,
  expectSent,
  FAILURES,
  FLAG,
  fill,
  form,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  test,
} from "./form.ts";

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

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
});

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
