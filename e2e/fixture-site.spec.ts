import { expect, type Page } from "@playwright/test";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { test } from "./support/fixture-served.ts";
import { passOn } from "./support/gateway.ts";
import { LocalStore } from "./support/local-store.ts";
import { requireStore } from "./support/requirements.ts";
import { STORE_ORIGIN } from "./support/settings.ts";
import { hydrate } from "./support/site.ts";

// What the real content may lack: App Check, a group with its price, and texts that try to break out of the markup.

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

const { pages } = loadFixture();

// The watch on other origins would report Google's, which App Check asks.
test.use({ allowedOrigin: STORE_ORIGIN, allowedConsole: /www\.google\.com|firebaseappcheck/ });

/** What Google runs where App Check is on: reCAPTCHA, and the service that exchanges its answer for a token. */
const GOOGLE = /^https:\/\/(www\.google|content-firebaseappcheck\.googleapis)\.com\//;

/** reCAPTCHA that takes every visitor for a person. */
const RECAPTCHA = `let succeed;
grecaptcha = { enterprise: {
  ready: (run) => run(),
  render: (_, { callback }) => { succeed = callback; return 0; },
  execute: async () => { succeed(); return "a person"; },
} };`;

/** Answers as Google does. Returns the addresses that the page has asked for. */
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

test.describe("with App Check", () => {
  requireStore();
  const PROJECT = "demo-checked";

  test("asks Google only once the form is touched", async ({ page }) => {
    const asked = await answerAppCheck(page);
    await page.goto("/contact");
    await hydrate(page);
    await expect(page.getByText(pages.contact.form.checked)).toBeVisible();
    expect(asked).toEqual([]);
    await fillForm(page);
    await expect.poll(() => asked[0]).toBe("www.google.com/recaptcha/enterprise.js");
  });

  test("sends Google's token with a message", async ({ page }) => {
    await answerAppCheck(page);
    let token: string | undefined;
    await page.route(`${STORE_ORIGIN}/**`, async (route, request) => {
      token = request.headers()["x-firebase-appcheck"];
      await route.fulfill({ response: await passOn(route, PROJECT) });
    });
    await page.goto("/contact");
    await hydrate(page);
    await fillForm(page);
    await page.locator("form button[type=submit]").click();
    await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
    const store = new LocalStore(PROJECT);
    expect(await store.readMessages()).toHaveLength(1);
    expect(token).toBe("token of a person");
  });

  test.describe(() => {
    test.use({ allowedConsole: /www\.google\.com|ERR_FAILED|could not be sent/ });
    test("offers an email where the browser blocks reCAPTCHA", async ({ page }) => {
      await page.route(GOOGLE, (route) => route.abort());
      await page.goto("/contact");
      await hydrate(page);
      await fillForm(page);
      await page.locator("form button[type=submit]").click();
      const byEmail = page.getByRole("link", { name: "Send it by email instead" });
      await expect(byEmail).toBeVisible({ timeout: 15_000 });
    });
  });
});

test("shows the next group, terms and price of a course, each in one place", async ({ page }) => {
  await page.goto("/courses/core-java");
  const main = page.getByRole("main");
  await expect(main.locator("header").getByText(NEXT)).toBeVisible();
  // The letter to an employer, to be copied, repeats the price.
  const isOnPage = page.locator(":not(textarea)");
  for (const text of ["₹18,500, all sessions", "At most 12 learners in a group.", "The whole price back"])
    await expect(main.getByText(text).and(isOnPage)).toHaveCount(1);
  await expect(main).not.toContainText("2 November");
  await page.goto("/courses");
  await expect(page.locator('[data-course="core-java"]')).toContainText(NEXT);
});

/** The fonts that a browser takes for the texts of an element. */
async function listFonts(page: Page, text: string): Promise<string[]> {
  const element = page.getByRole("main").getByText(text).first();
  await element.evaluate((shown) => Object.assign(shown, { id: "measured" }));
  await page.evaluate(() => document.fonts.ready);
  const devTools = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await devTools.send(`${domain}.enable`);
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#measured" });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const [what, address, text] of [
  ["a price", "/courses/core-java", "₹18,500, all sessions"],
  ["a letter that is written as an entity", "/courses/ai-updates", "½ hour more"],
] as const)
  test(`shows ${what} in the site's own font`, async ({ page }) => {
    await page.goto(address);
    expect(await listFonts(page, text)).toEqual([expect.stringMatching(/^Anek Latin/)]);
  });

test.describe("below /courses/", () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 404/ });

  test("an unknown address has the title of a missing course in its tab", async ({ page }) => {
    await page.goto("/courses/not-a-course");
    await expect(page).toHaveTitle(new RegExp(`^${pages["not-found"].courseNotFound.title}.* \\| `));
  });
});

test("keeps the fragment at an old address where the host does not redirect", async ({ page }) => {
  // A page that redirects at once is never loaded whole.
  await page.goto("/catalogue#core-java", { waitUntil: "commit" });
  await expect(page).toHaveURL("/courses#core-java");
});

/** Elements that only a text can have made. */
const MADE = "img[src=x], [onerror], script:not([type]):empty";

test("keeps hostile texts as texts, even in structured data", async ({ page }) => {
  const text = "</title></script><img src=x onerror=hostile()>";
  for (const address of ["/courses", "/courses/ai-agents-mcp"]) {
    await page.goto(address);
    await hydrate(page);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect(page.locator(MADE)).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data).not.toEqual([]);
    for (const json of data) JSON.parse(json);
  }
});
