import { initializeApp } from "firebase/app";
import {
  collection,
  doc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from "firebase/firestore/lite";
import type { ContactMessage } from "./contact-message.ts";
import type { StoreConfig } from "./store-config.ts";

/** Name of the collection (specification section 3). */
const COLLECTION = "contactMessages";

/** Stores a message under an id; rejects when the store refuses it or cannot be reached. */
export type WriteMessage = (id: string, message: ContactMessage) => Promise<void>;

/** Connects to the message store. No request is made before the first message. */
export function connectStore({ emulatorHost, ...options }: StoreConfig): {
  createId: () => string;
  write: WriteMessage;
} {
  // It would print the message itself; the form says what failed.
  setLogLevel("silent");
  const app = initializeApp(options);
  const store = initializeFirestore(app, emulatorHost ? { host: emulatorHost, ssl: false } : {});
  const messages = collection(store, COLLECTION);
  return {
    createId: () => doc(messages).id,
    write: (id, message) => setDoc(doc(messages, id), { ...message, createdAt: serverTimestamp() }),
  };
}
