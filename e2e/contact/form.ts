import { expect, type Locator, type Page } from "@playwright/test";
import type { ContactMessage, Field } from "#app/contact/contact-message.ts";
import { skipShortestStay } from "../support/answered-writes.ts";
import { type Gateway, openGateway } from "../support/gateway.ts";
import { LocalStore } from "../support/local-store.ts";
import { requireStore } from "../support/requirements.ts";
import { STORE_ORIGIN } from "../support/settings.ts";
import { test as base, content, open } from "../support/site.ts";

/** A message that may be sent. */
export const MESSAGE: ContactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Batch times",
  message: "Which evenings?",
};

/** Texts by the fields of the form. */
export type Values = Partial<ContactMessage>;

/** What the page itself logs of a failure. */
export const LOGGED = /The contact message could not be sent/;

/** What the console may report of a failure: that line, and what the browser logs of a request. */
export const FAILURES = new RegExp(`${LOGGED.source}|Failed to load resource`);

/** Stored where a message has been sent. */
export const SENT_FLAG = "zero-academy:contact-submitted";

/** A project for each worker, since every test empties it. */
const PROJECT = `demo-form-${process.env.TEST_PARALLEL_INDEX}`;

/** The store that the messages of the page arrive in. */
export const store = new LocalStore(PROJECT);

/** A test of the contact page with an empty store, and a gateway that fails as the test wants. */
export const test = base.extend<{ gateway: Gateway; isNewVisit: boolean }>({
  // Whether the page knows that it has just been opened.
  isNewVisit: [false, { option: true }],
  context: async ({ context, isNewVisit }, use) => {
    if (!isNewVisit) await skipShortestStay(context);
    await use(context);
  },
  gateway: [
    async ({ context }, use) => {
      requireStore();
      await store.clear();
      await use(await openGateway(context, PROJECT));
    },
    { auto: true },
  ],
  allowedOrigin: STORE_ORIGIN,
});

/** The form. */
export const form = (page: Page) => page.getByRole("form", { name: content.pages.contact.form.title });

/** The labels of the fields. */
export const LABELS: Record<Field, string> = {
  name: "Your name",
  email: "Email address",
  subject: "Subject",
  message: "Your message",
};

/** A field of the form. */
export const field = (page: Page, name: keyof Values) =>
  form(page).getByRole("textbox", { name: LABELS[name] });

/** The button of the form. */
export const button = (page: Page) => form(page).locator("button[type=submit]");

/** The heading that replaces the form after a success. */
export const confirmation = (page: Page) =>
  page.getByRole("heading", { name: content.pages.contact.received.title });

/** The notice with a title. */
export const toast = (page: Page, title: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: title });

/** Writes into the form. */
export async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof Values).fill(value);
}

/** Opens the contact page, writes a message and presses the button. */
export async function openAndSend(page: Page): Promise<void> {
  await open(page, "/contact");
  await fill(page, MESSAGE);
  await button(page).click();
}

/** The values of the fields. */
export const readValues = async (page: Page): Promise<Values> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(MESSAGE).map(async (name) => [name, await field(page, name as keyof Values).inputValue()]),
    ),
  );

/** The page confirms that the message has arrived. */
export async function expectSent(page: Page): Promise<void> {
  await expect(confirmation(page)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(toast(page, "Message Sent!")).toContainText("We'll get back to you as soon as possible.");
}

/** Presses the button: the message arrives, and the store holds it once. */
export async function sendOnce(page: Page): Promise<void> {
  await button(page).click();
  await expectSent(page);
  expect(await store.readMessages()).toHaveLength(1);
}

const FAILURE = "We couldn't send your message. Please try again or reach out via email.";

/** The page reports that the message has not arrived, and keeps it. */
export async function expectFailed(page: Page, message = MESSAGE): Promise<void> {
  const shown = toast(page, "Something went wrong").first();
  await expect(shown).toContainText(FAILURE);
  await expect(shown).toHaveAttribute("data-type", "error");
  await expect(form(page).getByRole("alert")).toHaveText(FAILURE);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText("Send Message");
  expect(await readValues(page)).toEqual(message);
}

/** Clicks a link without following it: the browser may not leave for its mail program. @returns what it would open. */
export async function catchClick(link: Locator): Promise<URL> {
  await link.evaluate((element) =>
    addEventListener("click", (event) => element.contains(event.target as Node) && event.preventDefault()),
  );
  await link.click();
  return new URL((await link.getAttribute("href")) ?? "");
}

/** The link carries what was typed into an email. */
export async function expectMail(link: Locator): Promise<void> {
  const address = await catchClick(link);
  expect(address.protocol + address.pathname).toBe(`mailto:${content.site.identity.email}`);
  expect(address.searchParams.get("subject")).toBe(MESSAGE.subject);
  expect(address.searchParams.get("body")).toBe(`${MESSAGE.message}\r\n\r\n${MESSAGE.name}`);
}
