import { retry } from "#app/browser/retry.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { WriteMessage } from "./firestore-write.ts";
import type { StoreConfig } from "./store-config.ts";
import { readTriedIds, storeTriedIds } from "./submission-flag.ts";

/** Milliseconds from the submit to a verdict (reading R27). */
export const TIME_LIMIT = 10_000;

type Store = { createId: () => string; write: WriteMessage };

/** Loads and connects the message store. */
export type LoadStore = () => Promise<Store>;

/** Sends messages, each distinct text at most once (reading R28). */
export type MessageSender = {
  /** Starts loading the store; called when the visitor first touches the form (reading R30). */
  prepare: () => void;
  /** Resolves when the message is stored; rejects when that is not known within the time limit. */
  send: (message: ContactMessage) => Promise<void>;
};

/** The sender of a page; the code of the database is loaded on demand, with retries (reading R36). */
export const createMessageSender = (config: StoreConfig): MessageSender =>
  createSender(async () => (await import("./firestore-write.ts")).connectStore(config));

/** A sender over any store, for tests. */
export function createSender(loadStore: LoadStore, limit = TIME_LIMIT): MessageSender {
  let loading: Promise<Store> | undefined;
  // One id for each distinct text: a retry after a lost answer writes the same document again.
  const ids = readTriedIds();

  const load = (): Promise<Store> => {
    loading ??= retry(loadStore).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const write = async (message: ContactMessage, isLate: () => boolean): Promise<void> => {
    const store = await load();
    if (isLate()) return;
    const text = JSON.stringify([message.name, message.email, message.subject, message.message]);
    const id = ids.get(text) ?? store.createId();
    ids.set(text, id);
    storeTriedIds(ids);
    await store.write(id, message);
    // After a verdict 'failed' the id stays, so that the retry of a late success repeats it.
    if (!isLate()) ids.clear();
  };

  return {
    // A failure to load is reported by the send that needs it.
    prepare: () => void load().catch(() => {}),
    send: (message) => withTimeLimit((isLate) => write(message, isLate), limit),
  };
}

/** Rejects when a task has not ended in time; the task is told, so that it begins nothing after that. */
function withTimeLimit(task: (isLate: () => boolean) => Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`The message store did not answer within ${limit / 1000} seconds.`));
    }, limit);
    task(() => isLate)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
