/** Key of the flag that the form has been sent from this browser (reading R29). It is never removed. */
export const FLAG_KEY = "zero-academy:contact-submitted";

/** Key of the values typed so far, kept for this tab only. */
const DRAFT_KEY = "zero-academy:contact-draft";

/** Key of the ids of texts whose try has not succeeded, kept for this tab only. */
const IDS_KEY = "zero-academy:contact-ids";

/** Whether a message has been sent from this browser; false where storage is blocked. */
export const hasSubmitted = (): boolean => attempt(() => localStorage.getItem(FLAG_KEY)) !== null;

/** Remembers that a message has been sent, and forgets the draft. */
export function storeSubmission(): void {
  attempt(() => localStorage.setItem(FLAG_KEY, "true"));
  attempt(() => sessionStorage.removeItem(DRAFT_KEY));
  attempt(() => sessionStorage.removeItem(IDS_KEY));
}

/** Ids of texts that may have been stored although their try failed: a retry after a reload repeats them. */
export function readTriedIds(): Map<string, string> {
  const text = attempt(() => sessionStorage.getItem(IDS_KEY));
  return (text && attempt(() => new Map<string, string>(JSON.parse(text)))) || new Map();
}

/** Keeps the ids of tried texts. */
export const storeTriedIds = (ids: Map<string, string>): void =>
  void attempt(() => sessionStorage.setItem(IDS_KEY, JSON.stringify([...ids])));

/** The values typed so far, or an empty object. */
export function readDraft(): Record<string, unknown> {
  const text = attempt(() => sessionStorage.getItem(DRAFT_KEY));
  const draft: unknown = text ? attempt(() => JSON.parse(text)) : null;
  return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : {};
}

/** Keeps the values typed so far, so that a reload or a look at another page loses nothing. */
export const storeDraft = (values: Record<string, string>): void =>
  void attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values)));

/** The result of an access to storage, or null where the browser blocks it: the page works without. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
