import { useSyncExternalStore } from "react";
import { fetchModules, listModules, reloadOnce } from "#app/islands/page-modules.ts";
import { OutdatedPage } from "#app/islands/retry.ts";
import type { ContactMessage } from "./contact-message.ts";
import {
  consumeSendAfterReload,
  createId,
  forgetTriedIds,
  readTriedIds,
  setSendAfterReload,
  storeDraft,
  storeSubmission,
  storeTriedId,
} from "./contact-storage.ts";
import type { StoreConfig } from "./store-config.server.ts";

/** Milliseconds after which an unconfirmed message counts as failed. */
const TIME_LIMIT = 10_000;

/** The store of messages: all that the form knows of the database. */
export type MessageStore = {
  /**
   * Stores a message under an id; the same message under the same id is stored once, however often it is written.
   * Rejects when the store refuses it, cannot be reached, or does not confirm it.
   */
  write: (id: string, message: ContactMessage) => Promise<void>;
};

/** State of the sending. */
export type SendState =
  | "idle"
  | "sending"
  | "sent"
  | "failed"
  /** Not confirmed because the visitor left the page: the message may have been stored. */
  | "unconfirmed";

/** Sends messages while the page is loaded; each distinct text is stored at most once. */
export type ContactSession = {
  /** Starts loading the store; called when the visitor first touches the form. */
  prepare: () => void;
  getState: () => SendState;
  subscribe: (notify: () => void) => () => void;
  /** Called with the draft when the form appears: if it was sent before without an answer, the state is 'unconfirmed'. */
  recall: (message: ContactMessage) => void;
  /** Sends a message and gives the state that it ends in; does nothing while another one is on its way. */
  send: (message: ContactMessage) => Promise<SendState>;
};

let session: ContactSession | undefined;

/** The one session of the page: the client of the store can be initialised only once. */
export function getContactSession(config: StoreConfig): ContactSession {
  session ??= createContactSession(async () => {
    await fetchModules(listModules("later"));
    const { connectStore } = await import("./message-store.ts");
    return connectStore(config);
  });
  return session;
}

/** The state of the sending; idle while the page is built and hydrated. */
export const useSendState = ({ subscribe, getState }: ContactSession): SendState =>
  useSyncExternalStore(subscribe, getState, () => "idle");

/** A session with any store, which is loaded once; after a failure the next send loads it again. */
export function createContactSession(loadStore: () => Promise<MessageStore>): ContactSession {
  let state: SendState = "idle";
  const listeners = new Set<() => void>();
  const setState = (next: SendState): SendState => {
    state = next;
    for (const notify of listeners) notify();
    return next;
  };

  let loading: Promise<MessageStore> | undefined;
  const load = (): Promise<MessageStore> => {
    loading ??= loadStore().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  // Idempotency key of each distinct text: a retry after a lost answer writes the same message again.
  const ids = new Map<string, string>();
  const findId = (hash: string) => ids.get(hash) ?? readTriedIds().get(hash);
  const write = async (message: ContactMessage, isLate: () => boolean): Promise<void> => {
    const { write } = await load();
    if (isLate()) return;
    const hash = hashMessage(message);
    const id = findId(hash) ?? createId();
    ids.set(hash, id);
    storeTriedId(hash, id);
    await write(id, message);
    // On timeout keep the id: should this write succeed late, a retry writes the same message, not a duplicate.
    if (isLate()) return;
    ids.delete(hash);
    forgetTriedIds();
  };

  return {
    // The send reports a failed load.
    prepare: () => void load().catch(() => {}),
    getState: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    recall: (message) => {
      if (state === "idle" && findId(hashMessage(message)) !== undefined) setState("unconfirmed");
    },
    send: async (message) => {
      if (state === "sending") return state;
      setState("sending");
      let wasLeft = false;
      const onPageHide = () => {
        wasLeft = true;
      };
      addEventListener("pagehide", onPageHide);
      try {
        await withTimeout((isLate) => write(message, isLate));
        storeSubmission();
        return setState("sent");
      } catch (error) {
        // The browser aborts the requests of a page that goes into the back/forward cache.
        if (wasLeft) return setState("unconfirmed");
        if (error instanceof OutdatedPage && sendAfterReload(message)) return state;
        console.error("The contact message could not be sent.", error);
        return setState("failed");
      } finally {
        removeEventListener("pagehide", onPageHide);
      }
    },
  };
}

/** Rejects when a task has not ended in time. The task asks `isLate` before each step, and then begins no other. */
function withTimeout(task: (isLate: () => boolean) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`The message store did not answer within ${TIME_LIMIT / 1000} seconds.`));
    }, TIME_LIMIT);
    task(() => isLate)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * The site was deployed while the message was written: reloads the page, which then sends the draft.
 * @returns false when the page was reloaded for this before.
 */
function sendAfterReload(message: ContactMessage): boolean {
  storeDraft(message);
  setSendAfterReload();
  if (reloadOnce("contact form")) return true;
  consumeSendAfterReload();
  return false;
}

/**
 * Hash of a message (cyrb53, 53 bits, public domain): tells texts apart without storing them. On a collision the
 * store refuses the second text, because it accepts only the identical message under an id.
 */
export function hashMessage({ name, email, subject, message }: ContactMessage): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify([name, email, subject, message])) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
