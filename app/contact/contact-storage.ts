import { createStorageItem } from "#app/islands/storage-item.ts";
import type { ContactMessage } from "./contact-message.ts";

/** Key of the flag that a message has been sent from this browser. It is never removed (reading R29). */
const FLAG_KEY = "zero-academy:contact-submitted";

const flag = createStorageItem(() => localStorage, FLAG_KEY);

/** What was typed into the form, stored for this tab until it is sent. */
const draft = createStorageItem(() => sessionStorage, "zero-academy:contact-draft");

/** Timestamp of 'send the draft after the reload', set before an outdated page reloads itself. */
const sendAfterReload = createStorageItem(() => sessionStorage, "zero-academy:contact-send");

/** Milliseconds after which the draft is no longer sent: the visitor has gone on to something else. */
const MAX_RELOAD_TIME = 60_000;

/** Ids of unconfirmed messages by the hash of their text, stored for this browser until a message is confirmed. */
const ids = createStorageItem(() => localStorage, "zero-academy:contact-ids");

/** The newest ids are stored: more texts than a visitor tries to send in vain, in less than a kilobyte. */
const MAX_IDS = 20;

/** Whether a message has been sent from this browser; false where storage is blocked. */
export const hasSubmitted = (): boolean => flag.read() !== undefined;

/** Sets the flag that a message has been sent, and removes the draft. */
export function storeSubmission(): void {
  flag.write(true);
  draft.write(undefined);
}

/** Calls `notify` when another tab has sent a message. @returns the function that removes the listener. */
export function onSubmittedElsewhere(notify: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === FLAG_KEY && hasSubmitted()) notify();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/**
 * Ids of messages that may have been stored although no answer came, by the hash of their text: the same text is sent
 * under the same id, also after a reload, in a new tab, or when the browser was restarted.
 */
export const readTriedIds = (): Map<string, string> =>
  new Map(Object.entries(ids.read() ?? {}).filter((entry): entry is [string, string] => isId(entry[1])));

/** Stores the id of a message before it is written, and drops the oldest ids. */
export function storeTriedId(hash: string, id: string): void {
  const others = [...readTriedIds()].filter(([other]) => other !== hash);
  ids.write(Object.fromEntries([...others, [hash, id]].slice(-MAX_IDS)));
}

/** Removes all ids. */
export const forgetTriedIds = (): boolean => ids.write(undefined);

/** A new id of a message: 20 hexadecimal digits, that is 80 random bits. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The form of an id that the store accepts; anything else in the storage is not from this form.
const isId = (value: unknown): boolean => typeof value === "string" && /^[A-Za-z0-9]{20}$/.test(value);

/** The stored draft, or an empty object. */
export const readDraft = (): Record<string, unknown> => ({ ...(draft.read() as object | undefined) });

/** Stores what was typed, so that a reload or a visit to another page loses nothing. */
export const storeDraft = (values: ContactMessage): boolean => draft.write(values);

/** Lets the reloaded page send the draft. */
export const setSendAfterReload = (): boolean => sendAfterReload.write(Date.now());

/** Whether the page was reloaded to send the draft; true at the first call only. */
export function consumeSendAfterReload(): boolean {
  const time = sendAfterReload.read();
  sendAfterReload.write(undefined);
  return time !== undefined && Date.now() - Number(time) < MAX_RELOAD_TIME;
}
