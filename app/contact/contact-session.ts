import { useSyncExternalStore } from "react";
import { importAgain } from "#app/islands/import-again.ts";
import { reloadOnce } from "#app/islands/outdated-page.ts";
import { OutdatedPage } from "#app/islands/retry.ts";
import type { ContactMessage } from "./contact-message.ts";
import {
  forgetTriedIds,
  readTriedIds,
  storeDraft,
  storeSubmission,
  storeTriedId,
  storeWishToSend,
  takeWishToSend,
} from "./contact-storage.ts";
import type { StoreConfig } from "./store-config.server.ts";

/** Milliseconds from the submit to its result. */
export const TIME_LIMIT = 10_000;

/** Where messages are kept, as the form sees it. */
export type MessageStore = {
  /** A new id for a message: 20 letters or digits, as the page takes them from its storage again. */
  createId: () => string;
  /**
   * Stores a message under an id; the same message under the same id is stored once, however often it is written.
   * Rejects when the store refuses it, cannot be reached, or does not confirm it.
   */
  write: (id: string, message: ContactMessage) => Promise<void>;
};

/** How far the sending has come. */
export type SendState =
  | "idle"
  | "sending"
  | "sent"
  | "failed"
  /** Failed because the code that talks to the database never came: a reload may help. */
  | "failed without store"
  /** Begun and never confirmed, because the page was left: it may have been stored. */
  | "unconfirmed";

/** The sending of messages for as long as the page is loaded, each distinct text at most once. */
export type ContactSession = {
  /** Starts loading the store; called when the visitor first touches the form. */
  prepare: () => void;
  getState: () => SendState;
  subscribe: (tell: () => void) => () => void;
  /** Says that this message was found as a draft, so that an earlier try of it is remembered. */
  recall: (message: ContactMessage) => void;
  /** Sends a message and gives the state that it ends in; does nothing while another one is on its way. */
  send: (message: ContactMessage) => Promise<SendState>;
};

let session: ContactSession | undefined;

/** The session of this page load: the database can be connected once only. */
export function getContactSession(config: StoreConfig): ContactSession {
  session ??= createContactSession(async () => {
    const { connectStore } = await importAgain(() => import("./firestore-write.ts"));
    return connectStore(config);
  });
  return session;
}

/** How far the sending of this page load has come; idle while the page is built and hydrated. */
export const useSendState = ({ subscribe, getState }: ContactSession): SendState =>
  useSyncExternalStore(subscribe, getState, () => "idle");

/** A session over any store, which is loaded once, and anew by the next send after a failure. */
export function createContactSession(loadStore: () => Promise<MessageStore>): ContactSession {
  let state: SendState = "idle";
  const listeners = new Set<() => void>();
  const enter = (next: SendState): SendState => {
    state = next;
    for (const tell of listeners) tell();
    return next;
  };

  let store: MessageStore | undefined;
  let loading: Promise<MessageStore> | undefined;
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

  // One id for each distinct text: a retry after a lost answer writes the same document again.
  const ids = new Map<string, string>();
  const findId = (fingerprint: string) => ids.get(fingerprint) ?? readTriedIds().get(fingerprint);
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
    getState: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    recall: (message) => {
      if (state === "idle" && findId(getFingerprint(message)) !== undefined) enter("unconfirmed");
    },
    send: async (message) => {
      if (state === "sending") return state;
      enter("sending");
      let wasLeft = false;
      const leave = () => {
        wasLeft = true;
      };
      addEventListener("pagehide", leave);
      try {
        await withTimeLimit((isLate) => write(message, isLate));
        storeSubmission();
        return enter("sent");
      } catch (error) {
        // A browser that keeps a page which was left ends its requests: that is no answer of the store.
        if (wasLeft) return enter("unconfirmed");
        if (error instanceof OutdatedPage && sendAfterReload(message)) return state;
        console.error("The contact message could not be sent.", error);
        return enter(store ? "failed" : "failed without store");
      } finally {
        removeEventListener("pagehide", leave);
      }
    },
  };
}

/** Rejects when a task has not ended in time; the task is told, so that it begins nothing after that. */
function withTimeLimit(task: (isLate: () => boolean) => Promise<void>): Promise<void> {
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
 * Lets the page come anew and send the message then: the site was deployed while it was written.
 * @returns false when that has been tried before.
 */
function sendAfterReload(message: ContactMessage): boolean {
  storeDraft(message);
  storeWishToSend();
  if (reloadOnce("contact form")) return true;
  takeWishToSend();
  return false;
}

/**
 * A short number for the text of a message, which tells the few texts of one browser apart without keeping them
 * (53 bits of cyrb53, which is in the public domain). Should two texts ever share one, the database refuses the
 * second and the visitor changes a word: nothing is mixed up.
 */
export function getFingerprint({ name, email, subject, message }: ContactMessage): string {
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
