/** Key of the flag that the form has been sent from this browser. It is never removed. */
const FLAG_KEY = "zero-academy:contact-submitted";

/** Key of the values typed so far, kept for this tab until they are sent. */
const DRAFT_KEY = "zero-academy:contact-draft";

/** Key of the time of a wish to send the draft as soon as the page has come anew. */
const WISH_KEY = "zero-academy:contact-send";

/** Milliseconds after which nobody waits for that any more. */
const LONGEST_WISH = 60_000;

/** Key of the ids of texts whose try was not confirmed, kept for this browser until a message is. */
const IDS_KEY = "zero-academy:contact-ids";

/** So many texts are remembered, the newest ones. */
const MOST_IDS = 20;

/** Whether a message has been sent from this browser; false where storage is blocked. */
export const hasSubmitted = (): boolean => attempt(() => localStorage.getItem(FLAG_KEY)) !== null;

/** Remembers that a message has been sent, and forgets the draft. */
export function storeSubmission(): void {
  attempt(() => localStorage.setItem(FLAG_KEY, "true"));
  attempt(() => sessionStorage.removeItem(DRAFT_KEY));
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
export function readTriedIds(): Map<string, string> {
  const ids = Object.entries(readObject(() => localStorage, IDS_KEY));
  return new Map(ids.filter((entry): entry is [string, string] => isId(entry[1])));
}

/**
 * Remembers the id of a tried text, and forgets the oldest ones.
 * @throws Error when the store makes ids of another form: they would not be read again.
 */
export function storeTriedId(fingerprint: string, id: string): void {
  if (!isId(id)) throw new Error(`The id of a message is 20 letters or digits, not '${id}'.`);
  const others = [...readTriedIds()].filter(([other]) => other !== fingerprint);
  const ids = [...others, [fingerprint, id]].slice(-MOST_IDS);
  attempt(() => localStorage.setItem(IDS_KEY, JSON.stringify(Object.fromEntries(ids))));
}

/** Forgets the ids of tried texts. */
export const forgetTriedIds = (): void => void attempt(() => localStorage.removeItem(IDS_KEY));

/** The values typed so far, or an empty object. */
export const readDraft = (): Record<string, unknown> => readObject(() => sessionStorage, DRAFT_KEY);

/** Keeps the values typed so far, so that a reload or a look at another page loses nothing. */
export const storeDraft = (values: Record<string, string>): void =>
  void attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values)));

/** Remembers that the draft shall be sent when the page has come anew. */
export const storeWishToSend = (): void =>
  void attempt(() => sessionStorage.setItem(WISH_KEY, String(Date.now())));

/** Whether the draft shall be sent now; says so once. */
export function takeWishToSend(): boolean {
  const wish = attempt(() => sessionStorage.getItem(WISH_KEY));
  attempt(() => sessionStorage.removeItem(WISH_KEY));
  return wish !== null && Date.now() - Number(wish) < LONGEST_WISH;
}

// What the rules of the database take for an id; anything else in the storage is not from this form.
const isId = (value: unknown): boolean => typeof value === "string" && /^[A-Za-z0-9]{20}$/.test(value);

function readObject(getStorage: () => Storage, key: string): Record<string, unknown> {
  const value: unknown = attempt(() => JSON.parse(getStorage().getItem(key) ?? "null"));
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The result of an access to storage, or null where the browser blocks it: the page works without. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
