import { importAgain } from "#app/islands/import-again.ts";
import type { ContactMessage } from "./contact-message.ts";
import { forgetTriedIds, readTriedIds, storeTriedId } from "./contact-storage.ts";
import type { MessageStore } from "./message-store.ts";
import type { StoreConfig } from "./store-config.ts";
import { getFingerprint } from "./text-fingerprint.ts";

/** Milliseconds from the submit to its result. */
export const TIME_LIMIT = 10_000;

/** Loads and connects the message store. */
export type LoadStore = () => Promise<MessageStore>;

/** Sends messages, each distinct text at most once. */
export type MessageSender = {
  /** Starts loading the store; called when the visitor first touches the form. */
  prepare: () => void;
  /** Whether the store is here. */
  hasStore: () => boolean;
  /** Whether a try of this message was begun and never confirmed: it may have been stored. */
  isUnconfirmed: (message: ContactMessage) => boolean;
  /** Resolves when the message is stored; rejects when that is not known within the time limit. */
  send: (message: ContactMessage) => Promise<void>;
};

/** The sender of a site; the code of the database is loaded on demand. */
export const createMessageSender = (config: StoreConfig): MessageSender =>
  createSender(async () => {
    const { connectStore } = await importAgain(() => import("./firestore-write.ts"));
    return connectStore(config);
  });

/** A sender over any store, which is loaded once, and anew by the next send after a failure. */
export function createSender(loadStore: LoadStore, limit = TIME_LIMIT): MessageSender {
  let store: MessageStore | undefined;
  let loading: Promise<MessageStore> | undefined;
  // One id for each distinct text: a retry after a lost answer writes the same document again.
  const ids = new Map<string, string>();
  const findId = (fingerprint: string) => ids.get(fingerprint) ?? readTriedIds().get(fingerprint);

  const load = (): Promise<MessageStore> => {
    loading ??= loadStore().then(
      (loaded) => {
        store = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const write = async (message: ContactMessage, isLate: () => boolean): Promise<void> => {
    const { createId, write } = await load();
    if (isLate()) return;
    const fingerprint = getFingerprint(message);
    const id = findId(fingerprint) ?? createId();
    ids.set(fingerprint, id);
    storeTriedId(fingerprint, id);
    await write(id, message);
    // After the result 'failed' the id stays, so that the retry of a late success repeats it.
    if (isLate()) return;
    ids.delete(fingerprint);
    forgetTriedIds();
  };

  return {
    // A failure to load is reported by the send that needs it.
    prepare: () => void load().catch(() => {}),
    hasStore: () => store !== undefined,
    isUnconfirmed: (message) => findId(getFingerprint(message)) !== undefined,
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
