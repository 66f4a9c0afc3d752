import { createStorageItem } from "#app/islands/storage-item.ts";
import type { ContactMessage } from "./contact-message.ts";

/** Key of the flag that a message has been sent from this browser. It is never removed. */
export const FLAG_KEY = "zero-academy:contact-submitted";

const flag = createStorageItem(() => localStorage, FLAG_KEY);

/** What was typed into the form, stored for this tab until it is sent. */
const draft = createStorageItem(() => sessionStorage, "zero-academy:contact-draft");

/** A random text that is part of the ids of unconfirmed messages, stored for this browser until one is confirmed. */
const salt = createStorageItem(() => localStorage, "zero-academy:contact-salt");

/** Sets the flag that a message has been sent, and removes what was stored to send it. */
export function storeSubmission(): void {
  flag.write(true);
  draft.write(undefined);
  salt.write(undefined);
}

/**
 * The salt of this browser, the same in every tab and after a restart. Where storage is blocked it is empty: a retry then
 * still has the id of its text, but so has the same text of another such visitor.
 */
export function readSalt(): string {
  const stored = salt.read();
  if (typeof stored === "string") return stored;
  const random = crypto.getRandomValues(new Uint32Array(3)).join("-");
  return salt.write(random) ? random : "";
}

/** A draft; `isTried` if it was sent without an answer. */
type Draft = Partial<ContactMessage> & { isTried?: boolean };

/** The stored draft, or an empty one. */
export const readDraft = (): Draft => ({ ...(draft.read() as Draft | undefined) });

/** Stores what was typed, so that a reload or a visit to another page loses nothing. */
export const storeDraft = (values: Draft): boolean => draft.write(values);
