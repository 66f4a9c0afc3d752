import { expect } from "@playwright/test";
import { shortenRetries } from "../retries.ts";
import { content, hydrated, open } from "../site.ts";
import {
  button,
  confirmation,
  expectFailed,
  expectMail,
  expectSent,
  FAILURES,
  field,
  fill,
  form,
  MESSAGE,
  openAndSend,
  readValues,
  sendOnce,
  store,
  TOAST_TIME,
  test,
} from "./form.ts";

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

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

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
