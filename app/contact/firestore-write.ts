import { initializeApp } from "firebase/app";
import {
  collection,
  doc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from "firebase/firestore/lite";
import { watchCommits } from "./commit-proof.ts";
import type { MessageStore } from "./contact-session.ts";
import type { StoreConfig } from "./store-config.server.ts";

/** Name of the collection. */
const COLLECTION = "contactMessages";

/** Connects to Firestore; a page may do so once. No request is made before the first message. */
export function connectStore({ emulatorHost, ...options }: StoreConfig): MessageStore {
  // It would print the message itself; the form says what failed.
  setLogLevel("silent");
  const isCommitted = watchCommits();
  const app = initializeApp(options);
  const store = initializeFirestore(app, emulatorHost ? { host: emulatorHost, ssl: false } : {});
  const messages = collection(store, COLLECTION);
  return {
    createId: () => doc(messages).id,
    write: async (id, message) => {
      const document = doc(messages, id);
      await setDoc(document, { ...message, createdAt: serverTimestamp() });
      if (!isCommitted(document.path))
        throw new Error("The answer was no answer of Firestore: nothing says that the message is stored.");
    },
  };
}
