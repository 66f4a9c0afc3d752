import { useSyncExternalStore } from "react";
import { OutdatedPage, reloadOnce } from "#app/islands/outdated-page.ts";
import type { ContactMessage } from "./contact-message.ts";
import { storeDraft, storeSubmission, storeWishToSend, takeWishToSend } from "./contact-storage.ts";
import { createMessageSender, type MessageSender } from "./message-sender.ts";
import type { StoreConfig } from "./store-config.ts";

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

/** The sending of messages for as long as the page is loaded. */
export type ContactSession = {
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
  session ??= createContactSession(createMessageSender(config));
  return session;
}

/** How far the sending of this page load has come; idle while the page is built and hydrated. */
export const useSendState = ({ subscribe, getState }: ContactSession): SendState =>
  useSyncExternalStore(subscribe, getState, () => "idle");

/** A session over any sender. */
export function createContactSession(sender: MessageSender): ContactSession {
  let state: SendState = "idle";
  const listeners = new Set<() => void>();
  const enter = (next: SendState): SendState => {
    state = next;
    for (const tell of listeners) tell();
    return next;
  };
  return {
    prepare: sender.prepare,
    getState: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    recall: (message) => {
      if (state === "idle" && sender.isUnconfirmed(message)) enter("unconfirmed");
    },
    send: async (message) => {
      if (state === "sending") return state;
      enter("sending");
      const endWatch = watchLeaving();
      const failure = await sender.send(message).catch((error: unknown) => error ?? "no reason given");
      const wasLeft = endWatch();
      if (failure === undefined) {
        storeSubmission();
        return enter("sent");
      }
      // A browser that keeps a page which was left ends its requests: that is no answer of the store.
      if (wasLeft) return enter("unconfirmed");
      if (failure instanceof OutdatedPage && sendAfterReload(message)) return state;
      console.error("The contact message could not be sent.", failure);
      return enter(sender.hasStore() ? "failed" : "failed without store");
    },
  };
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

/** Watches whether the page is left from now on; gives a function that ends it and says so. */
function watchLeaving(): () => boolean {
  let wasLeft = false;
  const leave = () => {
    wasLeft = true;
  };
  addEventListener("pagehide", leave);
  return () => {
    removeEventListener("pagehide", leave);
    return wasLeft;
  };
}
