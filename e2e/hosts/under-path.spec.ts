import { expect, type Page } from "@playwright/test";
import { answerWrites } from "../answered-writes.ts";
import { STORE_ORIGIN } from "../built-site.ts";
import { passOn } from "../gateway.ts";
import { LocalStore } from "../local-store.ts";
import { requirePrograms, requireStore } from "../requirements.ts";
import { test as base, hydrated } from "../site.ts";
import type { RunningHost } from "./child-server.ts";
import { MOVED, startNginx } from "./servers.ts";

// The site of the fixture under a path of its host, in a browser. How the other hosts answer: answers.spec.ts.

requirePrograms("nginx-light");

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

let host: RunningHost | undefined;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: ({}, use) => use(host && `${host.url}/`),
});
test.beforeAll(async () => {
  host = await startNginx(MOVED);
});
test.afterAll(() => host?.stop());

// The watch on other origins would report Google's, which App Check asks.
test.use({ allowedOrigin: STORE_ORIGIN, allowedConsole: /www\.google\.com|firebaseappcheck/ });

/** What Google runs where App Check is on: reCAPTCHA, and the service that changes its answer for a token. */
const GOOGLE = /^https:\/\/(www\.google|content-firebaseappcheck\.googleapis)\.com\//;

/** reCAPTCHA that takes every visitor for a person. */
const RECAPTCHA = `let succeed;
grecaptcha = { enterprise: {
  ready: (run) => run(),
  render: (_, { callback }) => { succeed = callback; return 0; },
  execute: async () => { succeed(); return "a person"; },
} };`;

/** Answers as Google does. Gives the addresses that have been asked for. */
async function answerAppCheck(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(GOOGLE, (route, request) => {
    const { hostname, pathname } = new URL(request.url());
    asked.push(hostname + pathname);
    return pathname.endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: RECAPTCHA })
      : route.fulfill({
          headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
          json: { token: "token of a person", ttl: "3600s" },
        });
  });
  return asked;
}

async function fillForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ name: "Asha", email: "asha@example.org", message: "Hello" }))
    await page.locator(`#contact-${name}`).fill(value);
}

test("under a path a visitor hydrates pages, follows links and sends a message", async ({ page }) => {
  // No host has a part in the way to Firestore.
  await answerWrites(page);
  await answerAppCheck(page);
  await page.goto("courses");
  await hydrated(page);
  await page.getByRole("button", { name: "Beginner", exact: true }).click();
  await expect(page).toHaveURL(`${host?.url}/courses?level=Beginner`);
  const cover = page.locator("main img:visible").first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "View Course Core Java" }).click();
  await expect(page).toHaveURL(`${host?.url}/courses/core-java`);
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(`${host?.url}/contact`);
  await fillForm(page);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
});

test.describe("with App Check", () => {
  requireStore();
  const PROJECT = "demo-checked";

  test("Google is asked when the form is touched, and the store gets the message with Google's token", async ({
    page,
  }) => {
    const asked = await answerAppCheck(page);
    let token: string | undefined;
    await page.route(`${STORE_ORIGIN}/**`, async (route, request) => {
      token = request.headers()["x-firebase-appcheck"];
      await route.fulfill({ response: await passOn(route, PROJECT) });
    });
    await page.goto("contact");
    await hydrated(page);
    await expect(page.getByText(MOVED.content.pages.contact.form.checked)).toBeVisible();
    expect(asked).toEqual([]);
    await fillForm(page);
    await page.locator("form button[type=submit]").click();
    await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
    const store = new LocalStore(PROJECT);
    expect(await store.readMessages()).toHaveLength(1);
    expect(token).toBe("token of a person");
    expect(asked[0]).toBe("www.google.com/recaptcha/enterprise.js");
  });

  test.describe(() => {
    test.use({ allowedConsole: /www\.google\.com|ERR_FAILED|could not be sent/ });
    test("where a browser blocks reCAPTCHA, the form fails within its time and offers an email", async ({
      page,
    }) => {
      await page.route(GOOGLE, (route) => route.abort());
      await page.goto("contact");
      await hydrated(page);
      await fillForm(page);
      await page.locator("form button[type=submit]").click();
      const byEmail = page.getByRole("link", { name: "Send it by email instead" });
      await expect(byEmail).toBeVisible({ timeout: 15_000 });
    });
  });
});

test("a course shows its next group, terms and price, each in one place, and others name the group", async ({
  page,
}) => {
  await page.goto("courses/core-java");
  const main = page.getByRole("main");
  await expect(main.locator("header").getByText(NEXT)).toBeVisible();
  // The letter to an employer, to be copied, repeats the price.
  const isOnPage = page.locator(":not(textarea)");
  for (const text of ["₹18,500, all sessions", "At most 12 learners in a group.", "The whole price back"])
    await expect(main.getByText(text).and(isOnPage)).toHaveCount(1);
  await expect(main).not.toContainText("2 November");
  await page.goto("courses");
  await expect(page.locator('[data-course="core-java"]')).toContainText(NEXT);
});

/** Elements that only a text can have made. */
const MADE = "img[src=x], [onerror], script:not([type]):empty";

test("a text that tries to break out of the markup stays a text, also in structured data", async ({
  page,
}) => {
  const text = "</title></script><img src=x onerror=hostile()>";
  for (const address of ["courses", "courses/ai-agents-mcp"]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect(page.locator(MADE)).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data).not.toEqual([]);
    for (const json of data) JSON.parse(json);
  }
});
