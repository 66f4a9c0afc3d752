import { createStored } from "#app/islands/stored.ts";
import type { ContactMessage } from "./contact-message.ts";

/** Key of the flag that the form has been sent from this browser. It is never removed (reading R29). */
const FLAG_KEY = "zero-academy:contact-submitted";

const flag = createStored(() => localStorage, FLAG_KEY);

/** Values typed so far, kept for this tab until they are sent. */
const draft = createStored(() => sessionStorage, "zero-academy:contact-draft");

/** Time of a wish to send the draft as soon as the page has come anew. */
const wish = createStored(() => sessionStorage, "zero-academy:contact-send");

/** Milliseconds after which nobody waits for that any more. */
const LONGEST_WISH = 60_000;

/** Ids of texts whose try was not confirmed, kept for this browser until a message is. */
const ids = createStored(() => localStorage, "zero-academy:contact-ids");

/** So many texts are remembered, the newest ones. */
const MOST_IDS = 20;

/** Whether a message has been sent from this browser; false where storage is blocked. */
export const hasSubmitted = (): boolean => flag.read() !== undefined;

/** Remembers that a message has been sent, and forgets the draft. */
export function storeSubmission(): void {
  flag.write(true);
  draft.write(undefined);
}

/** Tells when another tab has sent a message; gives a function that ends it. */
export function onSubmittedElsewhere(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === FLAG_KEY && hasSubmitted()) tell();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/**
 * Ids of texts that may have been stored although no answer came, by the fingerprint of the text: the same text
 * typed again after a reload, in a new tab or after the browser has ended is the same message.
 */
export const readTriedIds = (): Map<string, string> =>
  new Map(Object.entries(ids.read() ?? {}).filter((entry): entry is [string, string] => isId(entry[1])));

/**
 * Remembers the id of a tried text, and forgets the oldest ones.
 * @throws Error when the store makes ids of another form: they would not be read again.
 */
export function storeTriedId(fingerprint: string, id: string): void {
  if (!isId(id)) throw new Error(`The id of a message is 20 letters or digits, not '${id}'.`);
  const others = [...readTriedIds()].filter(([other]) => other !== fingerprint);
  ids.write(Object.fromEntries([...others, [fingerprint, id]].slice(-MOST_IDS)));
}

/** Forgets the ids of tried texts. */
export const forgetTriedIds = (): boolean => ids.write(undefined);

// What the rules of the database take for an id; anything else in the storage is not from this form.
const isId = (value: unknown): boolean => typeof value === "string" && /^[A-Za-z0-9]{20}$/.test(value);

/** The values typed so far, or an empty object. */
export const readDraft = (): Record<string, unknown> => ({ ...(draft.read() as object | undefined) });

/** Keeps the values typed so far, so that a reload or a look at another page loses nothing. */
export const storeDraft = (values: ContactMessage): boolean => draft.write(values);

/** Remembers that the draft shall be sent when the page has come anew. */
export const storeWishToSend = (): boolean => wish.write(Date.now());

/** Whether the draft shall be sent now; says so once. */
export function takeWishToSend(): boolean {
  const time = wish.read();
  wish.write(undefined);
  return time !== undefined && Date.now() - Number(time) < LONGEST_WISH;
}
