import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Fault, FaultyProxy } from "./faulty-proxy.ts";
import { LocalStore } from "./local-store.ts";
import { test as base, blockStorage, content, holdFiles, hydrated, open, SCRIPTS } from "./site.ts";

const { FIRESTORE_HOST = "", FIRESTORE_PROXY_PORT = "", UNCONFIGURED_URL = "" } = process.env;

const FLAG = "zero-academy:contact-submitted";
const MESSAGE = {
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Batch times",
  message: "Which evenings?",
};
const FAILURE = "We couldn't send your message. Please try again or reach out via email.";
const LOGGED = /The contact message could not be sent/;
// With what the browser itself logs of a failed request.
const FAILURES = /The contact message could not be sent|Failed to load resource|blocked by CORS policy/;

const store = new LocalStore();

type Values = Partial<typeof MESSAGE>;

const test = base.extend<object, { gateway: FaultyProxy }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const gateway = new FaultyProxy(FIRESTORE_HOST, Number(FIRESTORE_PROXY_PORT));
      await gateway.start();
      await use(gateway);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
});

test.use({
  allowedOrigin: `http://127.0.0.1:${FIRESTORE_PROXY_PORT}`,
});

test.beforeEach(async ({ gateway }) => {
  await gateway.start();
  gateway.nextFault = () => ({ kind: "none" });
  gateway.writes.length = 0;
  await store.clear();
});

const form = (page: Page) => page.getByRole("form", { name: content.pages.contact.form.title });
const field = (page: Page, name: keyof Values) => page.locator(`#contact-${name}`);
const button = (page: Page) => form(page).locator("button[type=submit]");
const confirmation = (page: Page) => page.getByRole("heading", { name: "Request Received" });
const toast = (page: Page, title: string) => page.locator("[data-sonner-toast]").filter({ hasText: title });

async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof Values).fill(value);
}

type Box = { x: number; y: number; width: number; height: number };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const readValues = async (page: Page): Promise<Values> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(MESSAGE).map(async (name) => [name, await field(page, name as keyof Values).inputValue()]),
    ),
  );

async function expectSent(page: Page): Promise<void> {
  await expect(confirmation(page)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(toast(page, "Message Sent!")).toContainText("We'll get back to you as soon as possible.");
  expect(await page.evaluate((key) => localStorage.getItem(key), FLAG)).toBe("true");
}

async function expectFailed(page: Page, timeout = 14_000): Promise<void> {
  const shown = toast(page, "Something went wrong").first();
  await expect(shown).toContainText(FAILURE, { timeout });
  await expect(shown).toHaveAttribute("data-type", "error");
  await expect(form(page).getByRole("alert")).toHaveText(FAILURE);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(content.pages.contact.form.submit);
  expect(await readValues(page)).toEqual(MESSAGE);
  expect(await page.evaluate((key) => localStorage.getItem(key), FLAG)).toBeNull();
}

/** Collects what the page itself writes with console.error. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && LOGGED.test(message.text())) errors.push(message.text());
  });
  return errors;
}

test.describe("validation", () => {
  test.beforeEach(({ page }) => open(page, "/contact"));

  for (const [what, values, faulty] of [
    ["everything", {}, ["name", "email", "message"]],
    ["all but the name", { name: "Asha" }, ["email", "message"]],
    ["all but the email", { email: "a@b.c" }, ["name", "message"]],
    ["all but the message", { message: "Hello" }, ["name", "email"]],
    ["the name, beside a bad email", { email: "foo", message: "Hello" }, ["name"]],
    ["what is only white space", { name: " \u00a0", email: "a@b.c", message: "\n\t" }, ["name", "message"]],
  ] as [string, Values, (keyof Values)[]][]) {
    test(`misses ${what}`, async ({ page, gateway }) => {
      await fill(page, values);
      await button(page).click();
      await expect(toast(page, "Missing Information")).toContainText("Please fill in all required fields");
      await expect(toast(page, "Invalid Email")).toHaveCount(0);
      for (const name of ["name", "email", "message"] as const) {
        const input = field(page, name);
        if (!faulty.includes(name)) await expect(input).not.toHaveAttribute("aria-invalid", /.*/);
        else {
          await expect(input).toHaveAttribute("aria-invalid", "true");
          await expect(input).toHaveAccessibleDescription(/^(Enter|Write) your /);
        }
      }
      await expect(field(page, faulty[0] ?? "name")).toBeFocused();
      await expect(field(page, "subject")).not.toHaveAttribute("aria-invalid", /.*/);
      expect(gateway.writes).toEqual([]);
    });
  }

  for (const email of ["foo", "foo@bar", "@b.c", "a@.", "a b@c.d"]) {
    test(`refuses the email '${email}'`, async ({ page, gateway }) => {
      await fill(page, { ...MESSAGE, email });
      await button(page).click();
      await expect(toast(page, "Invalid Email")).toContainText("Please enter a valid email address");
      await expect(field(page, "email")).toBeFocused();
      await expect(field(page, "email")).toHaveAccessibleDescription(/name@example\.com/);
      await expect(field(page, "name")).not.toHaveAttribute("aria-invalid", /.*/);
      expect(gateway.writes).toEqual([]);
    });
  }

  test("a fault goes as soon as its field is right, and not before", async ({ page }) => {
    await button(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "name").fill(" ");
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
    await field(page, "name").fill("A");
    await expect(field(page, "name")).not.toHaveAttribute("aria-invalid", /.*/);
    await expect(page.locator("#contact-name-fault")).toHaveCount(0);
    await field(page, "email").fill("asha@");
    await expect(field(page, "email")).toHaveAccessibleDescription(/name@example\.com/);
    await field(page, "email").fill("asha@example.org");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid", /.*/);
    await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true");
  });

  test("a text of zero-width characters alone is missing", async ({ page }) => {
    await fill(page, { ...MESSAGE, name: "\u200b\u202e\u3164\u00ad" });
    await button(page).click();
    await expect(toast(page, "Missing Information")).toBeVisible();
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  });

  for (const [width, height] of [
    [1440, 900],
    [768, 700],
    [375, 667],
    [320, 568],
  ] as const) {
    test(`at ${width} px the faulty field, its label and the next one are in view and uncovered`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await button(page).click();
      const shown = toast(page, "Missing Information");
      await expect(shown).toBeVisible();
      // It slides in.
      await page.waitForTimeout(600);
      const [label, input, next, over] = await Promise.all(
        [page.locator("label[for=contact-name]"), field(page, "name"), field(page, "email"), shown].map(
          (element) => element.boundingBox(),
        ),
      );
      if (!label || !input || !next || !over) throw new Error("Something is not in the page.");
      expect(label.y).toBeGreaterThanOrEqual(0);
      expect(input.y + input.height).toBeLessThanOrEqual(height);
      for (const box of [label, input, next]) expect(overlaps(box, over)).toBe(false);
    });
  }

  test("marks go once the fields are right, and no native bubble stands in the way", async ({ page }) => {
    await button(page).click();
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await fill(page, MESSAGE);
    await button(page).click();
    await expectSent(page);
  });
});

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
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 1500 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).dblclick();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page)).toBeDisabled();
    await field(page, "name").press("Enter");
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expectSent(page);
    expect(gateway.writes).toHaveLength(1);
    expect(await store.readMessages()).toHaveLength(1);
  });

  for (const [what, message] of [
    ["10,000 characters", `${"x".repeat(9_999)}y`],
    ["emoji of several code points", "Hi 👩🏽‍💻 and 🇮🇳!"],
    ["right-to-left text", "مرحبا بالعالم \u200fשלום"],
    ["line breaks, quotes, markup", "One\n\n\"two\" 'three'\n<b>&amp;</b> \\ $x %s\ttab"],
  ] as const) {
    test(`keeps ${what} byte for byte`, async ({ page }) => {
      await open(page, "/contact");
      await fill(page, { ...MESSAGE, subject: "", message });
      await button(page).click();
      await expectSent(page);
      const [stored] = await store.readMessages();
      expect(stored?.fields.message?.stringValue).toBe(message);
      expect(stored?.fields.subject?.stringValue).toBe("");
    });
  }

  test("leaves the confirmation on every later visit, without a flash of the form", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
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
    await page.waitForTimeout(300);
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

test.describe("where the site's scripts do not arrive", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the confirmation stands in the page all the same", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/contact");
    await expect(page.locator("form")).toBeVisible();
    await page.evaluate((key) => localStorage.setItem(key, "true"), FLAG);
    await page.reload();
    await expect(page.getByText("Request Received")).toBeVisible();
    await expect(page.locator("form")).toBeHidden();
  });
});

test.describe("nothing too early", () => {
  test("the database's code comes with the first touch, its host with the submit", async ({
    page,
    gateway,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/contact");
    await page.waitForTimeout(500);
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

const leaveByLink = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(content.pages.contact.title);
};
const goToContact = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(form(page)).toBeVisible();
};

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

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

  const FAULTS: [string, Fault][] = [
    ["a reset connection", { kind: "reset" }],
    ["an answer that is lost after the commit", { kind: "answer lost" }],
    ["status 500", { kind: "status", status: 500 }],
    ["status 502 with HTML", { kind: "status", status: 502, html: true }],
    ["status 503", { kind: "status", status: 503 }],
    ["status 429", { kind: "status", status: 429 }],
    ["a black hole", { kind: "black hole" }],
    ["status 200 with an empty object", { kind: "captive", body: "{}" }],
    ["status 200 with null", { kind: "captive", body: "null" }],
    [
      "status 200 with an error in it",
      { kind: "captive", body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' },
    ],
    [
      "status 200 with no write in it",
      { kind: "captive", body: '{"writeResults":[],"commitTime":"2026-11-21T15:02:58Z"}' },
    ],
    ["status 200 with no time in it", { kind: "captive", body: '{"writeResults":[{}],"commitTime":""}' }],
    [
      "status 200 with the page of a captive portal",
      { kind: "captive", body: "<html>Log in</html>", type: "text/html" },
    ],
    ["an answer after 12 seconds", { kind: "slow", milliseconds: 12_000 }],
  ];
  for (const [what, fault] of FAULTS) {
    test(`${what}: failure, values kept, and a retry leaves one message`, async ({ page, gateway }) => {
      const errors = collectErrors(page);
      gateway.nextFault = () => fault;
      await open(page, "/contact");
      await fill(page, MESSAGE);
      await button(page).click();
      await expectFailed(page);
      expect(errors).toHaveLength(1);
      gateway.nextFault = () => ({ kind: "none" });
      await button(page).click();
      await expectSent(page);
      // What was on its way may still arrive: it must be the same message.
      if (fault.kind === "slow") await page.waitForTimeout(4000);
      expect(await store.readMessages()).toHaveLength(1);
    });
  }

  test("a refused connection: failure, and a retry leaves one message", async ({ page, gateway }) => {
    const errors = collectErrors(page);
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await gateway.stop();
    await button(page).click();
    await expectFailed(page);
    expect(errors).toHaveLength(1);
    await gateway.start();
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("offline, then online", async ({ page, context }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button(page).click();
    await expectFailed(page);
    await context.setOffline(false);
    await page.waitForTimeout(1000);
    expect(await store.readMessages()).toEqual([]);
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("an answer after 9 seconds is a success", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 9_000 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible({ timeout: 12_000 });
    expect(await store.readMessages()).toHaveLength(1);
    expect(gateway.writes).toHaveLength(1);
  });

  test("a message that the rules refuse", async ({ page }) => {
    const errors = collectErrors(page);
    await store.setRules(
      "service cloud.firestore { match /databases/{d}/documents/{path=**} { allow write: if false; } }",
    );
    try {
      await open(page, "/contact");
      await fill(page, MESSAGE);
      await button(page).click();
      await expectFailed(page);
      expect(errors[0]).toMatch(/FirebaseError: (Request failed|.*permission)/);
      expect(await store.readMessages()).toEqual([]);
    } finally {
      await store.setRules(readFileSync("firestore.rules", "utf8"));
    }
    await button(page).click();
    await expectSent(page);
  });

  test("an edited text after a lost answer is a second message, as the visitor meant", async ({
    page,
    gateway,
  }) => {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
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
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expectFailed(page);
    gateway.nextFault = () => ({ kind: "none" });
    await page.reload();
    await hydrated(page);
    expect(await readValues(page)).toEqual(MESSAGE);
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("the database's code failing to load is tried again behind 'Sending...'", async ({ page }) => {
    const asked: string[] = [];
    await page.route("**/firestore-write*.js*", (route, request) => {
      asked.push(new URL(request.url()).search);
      return asked.length < 3 ? route.abort() : route.continue();
    });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible({ timeout: 12_000 });
    // Under another address each time: a browser may remember that the first one failed.
    expect(asked).toEqual(["", "?retry=1", "?retry=2"]);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("the database's code failing for good is a failure, and a later try can succeed", async ({ page }) => {
    let asked = 0;
    await page.route("**/firestore-write*.js*", (route) => {
      asked++;
      return route.abort();
    });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expectFailed(page);
    expect(asked).toBe(4);
    await page.unroute("**/firestore-write*.js*");
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });
});

/** The link that carries what was typed into a mail. */
const expectMail = async (link: ReturnType<Page["locator"]>) => {
  // The browser may not leave for its mail program; what it would open is the address after the click.
  await link.evaluate((element) =>
    addEventListener("click", (event) => element.contains(event.target as Node) && event.preventDefault()),
  );
  await link.click();
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.protocol + address.pathname).toBe(`mailto:${content.site.identity.email}`);
  expect(address.searchParams.get("subject")).toBe(MESSAGE.subject);
  expect(address.searchParams.get("body")).toBe(`${MESSAGE.message}\n\n${MESSAGE.name}`);
};

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

  test("a form open over a deployment offers a reload that keeps what was typed", async ({ page }) => {
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
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });
});

test.describe("with the network gone before the form is touched", () => {
  test.use({ allowedConsole: FAILURES });

  test("every toast appears all the same", async ({ page, context }) => {
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button(page).click();
    await expect(toast(page, "Missing Information")).toBeVisible();
    await fill(page, { ...MESSAGE, email: "foo" });
    await button(page).click();
    await expect(toast(page, "Invalid Email")).toBeVisible();
    await fill(page, MESSAGE);
    await button(page).click();
    await expectFailed(page);
    await context.setOffline(false);
    await button(page).click();
    await expectSent(page);
  });
});

test.describe("where the scripts of the page have failed", () => {
  test("mail and chat stand in for the form, and the mail takes along what was typed", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await expect(page.getByText(content.pages.contact.scriptsFailed)).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.dataset.scripts = "failed";
    });
    await expect(form(page)).toHaveCount(0);
    const ways = page
      .getByRole("main")
      .locator("div", { hasText: content.pages.contact.scriptsFailed })
      .last();
    await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
    await expectMail(ways.locator('a[href^="mailto:"]'));
  });
});

test.describe("a message whose answer was lost", () => {
  test.use({ allowedConsole: FAILURES });

  async function loseAnswer(page: Page, gateway: FaultyProxy): Promise<void> {
    gateway.nextFault = () => ({ kind: "answer lost" });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
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

for (const [what, ids] of [
  ["no JSON", "{"],
  ["a list", "[1,2]"],
  ["null", "null"],
  ["the pairs of an older version", '[["[\\"Asha\\"]","abc"]]'],
] as const) {
  test(`ids in the storage that are ${what} are replaced`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("zero-academy:contact-ids", text), ids);
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });
}

test.describe("a page left while a message is being sent", () => {
  test.use({ allowedConsole: FAILURES });

  test("says so after the return, and confirms where the visitor is", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 3000 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await leaveByLink(page);
    await goToContact(page);
    await expect(button(page)).toHaveText(content.pages.contact.form.sending);
    expect(await readValues(page)).toEqual(MESSAGE);
    await button(page).click({ force: true });
    await expectSent(page);
    expect(gateway.writes).toHaveLength(1);
  });

  test("shows the confirmation when the message has arrived meanwhile", async ({ page, gateway }) => {
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 1000 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await leaveByLink(page);
    await expect(toast(page, "Message Sent!")).toBeVisible();
    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await store.readMessages()).toHaveLength(1);
  });

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
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });

  test("for another document and come back to keeps the draft and stores it once", async ({
    page,
    gateway,
  }) => {
    gateway.nextFault = () => ({ kind: "slow", milliseconds: 2000 });
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await button(page).click();
    await expect.poll(() => gateway.writes.length).toBe(1);
    await page.goto("/about");
    await page.goBack();
    await hydrated(page);
    await expect(form(page).getByRole("status")).toHaveText(content.pages.contact.form.unconfirmed);
    gateway.nextFault = () => ({ kind: "none" });
    await button(page).click();
    await expectSent(page);
    // The first request may still arrive: it must be the same message.
    await page.waitForTimeout(2500);
    expect(await store.readMessages()).toHaveLength(1);
  });
});

test.describe("more than Firestore's 1 MiB", () => {
  // Typing that much takes a browser minutes.
  const paste = (page: Page, text: string) =>
    field(page, "message").evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);

  test("is told so before it is sent, and a little less is stored", async ({ page, gateway }) => {
    // Lines, because a browser takes long to lay out one word of a million letters.
    const makeText = (bytes: number) => "é\n".repeat(bytes / 3).padEnd(bytes - Math.floor(bytes / 3), "x");
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
    await button(page).click();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });
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
      await open(page, "/contact");
      await fill(page, MESSAGE);
      await button(page).click();
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

test.describe("what was typed", () => {
  test("survives a reload and a look at another page, and goes with the success", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.reload();
    await hydrated(page);
    expect(await readValues(page)).toEqual(MESSAGE);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
    expect(await readValues(page)).toEqual(MESSAGE);
    await button(page).click();
    await expectSent(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(MESSAGE.message);
  });

  test("before the scripts arrive is kept, and the press is not lost", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page, MESSAGE);
    await button(page).click();
    release();
    await expectSent(page);
    expect(await store.readMessages()).toHaveLength(1);
  });
});

test("a site built without a message store offers mail and chat first", async ({ page, context }) => {
  const asked: string[] = [];
  const tab = await context.newPage();
  tab.on("request", (request) => asked.push(request.url()));
  await tab.goto(`${UNCONFIGURED_URL}/contact`);
  await hydrated(tab);
  await expect(tab.locator("form")).toHaveCount(0);
  await expect(tab.getByText(content.pages.contact.unavailable)).toBeVisible();
  const ways = tab.getByRole("main").locator("div", { hasText: content.pages.contact.unavailable }).last();
  await expect(ways.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
  expect(asked.every((url) => url.startsWith(UNCONFIGURED_URL))).toBe(true);
  await tab.close();
  await page.close();
});

/** Messages of the soak; SOAK=200 sends the many that a change of the sender should be tried with. */
const SOAK = Number(process.env.SOAK ?? 40);

test.describe("soak", () => {
  test.use({ allowedConsole: FAILURES });

  test(`${SOAK} messages through random faults are ${SOAK} documents`, async ({
    browser,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(600_000);
    const random = createRandom(20_261_121);
    const faults: Fault[] = [
      { kind: "none" },
      { kind: "none" },
      { kind: "reset" },
      { kind: "answer lost" },
      { kind: "status", status: 500 },
      { kind: "status", status: 503 },
      { kind: "status", status: 429 },
      { kind: "slow", milliseconds: 300 },
    ];
    gateway.nextFault = () => faults[Math.floor(random() * faults.length)] ?? { kind: "none" };
    const visitors = 4;
    const texts = Array.from({ length: SOAK }, (_, index) => `Question ${index}`);
    await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        const page = await browser.newPage(baseURL ? { baseURL } : {});
        for (const message of texts.filter((_, index) => index % visitors === visitor)) {
          await open(page, "/contact");
          await fill(page, { ...MESSAGE, message });
          while ((await form(page).count()) > 0) {
            if (
              await button(page)
                .isEnabled({ timeout: 1000 })
                .catch(() => false)
            )
              await button(page)
                .click({ timeout: 1000 })
                .catch(() => {});
            await page.waitForTimeout(50);
          }
          await expect(confirmation(page)).toBeVisible();
          await page.evaluate((key) => localStorage.removeItem(key), FLAG);
        }
        await page.close();
      }),
    );
    const stored = (await store.readMessages()).map(({ fields }) => fields.message?.stringValue ?? "");
    expect(stored.toSorted()).toEqual(texts.toSorted());
    // The faults have met the messages: there were more tries than messages.
    expect(gateway.writes.length).toBeGreaterThan(texts.length * 1.25);
  });
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
