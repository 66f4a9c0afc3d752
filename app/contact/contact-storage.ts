import { createStorageItem } from "#app/islands/storage-item.ts";
import type { ContactMessage } from "./contact-message.ts";

/** What the keys of the form begin with; its island is `eagerFor` any of them. */
export const CONTACT_KEYS = "zero-academy:contact";
type ContactKey = `${typeof CONTACT_KEYS}-${string}`;

/** Key of the flag that a message has been sent from this browser. It is never removed. */
export const FLAG_KEY = "zero-academy:contact-submitted" satisfies ContactKey;

const flag = createStorageItem(() => localStorage, FLAG_KEY);

/** What was typed into the form, stored for this tab until it is sent. */
const typed = createStorageItem(() => sessionStorage, "zero-academy:contact-draft" satisfies ContactKey);

/**
 * Part of the ids of unconfirmed messages, random. The tab keeps it until its message is confirmed, the browser until
 * any tab's message is.
 */
const SALT_KEY = "zero-academy:contact-salt" satisfies ContactKey;
const tabSalt = createStorageItem(() => sessionStorage, SALT_KEY);
const browserSalt = createStorageItem(() => localStorage, SALT_KEY);

/** Sets the flag that a message has been sent, and removes what was stored to send it. */
export function storeSubmission(): void {
  flag.write(true);
  typed.write(undefined);
  tabSalt.write(undefined);
  browserSalt.write(undefined);
}

/**
 * The salt of this tab, or else of this browser. It is empty where storage is blocked: two visitors' equal texts then
 * share an id.
 */
export function readSalt(): string {
  const stored = [tabSalt, browserSalt].map((salt) => salt.read()).find((value) => typeof value === "string");
  const salt = stored ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
  // Both are written, even where one of them fails.
  return [tabSalt, browserSalt].map((item) => item.write(salt)).includes(true) ? salt : "";
}

/** What was typed; `isTried` from a press on the button until the message is confirmed, or typing continues. */
type Typed = Partial<ContactMessage> & { isTried?: boolean };

/** What was stored; empty where nothing was. */
export const readTyped = (): Typed => ({ ...(typed.read() as Typed | undefined) });

/** Stores what was typed, so that a reload or a visit to another page loses nothing. */
export const storeTyped = (values: Typed): boolean => typed.write(values);
