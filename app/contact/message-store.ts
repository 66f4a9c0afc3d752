import { initializeApp } from "firebase/app";
import {
  collection,
  doc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from "firebase/firestore/lite";
import type { MessageStore } from "./contact-message.ts";
import { MESSAGES } from "./messages-collection.ts";
import type { StoreConfig } from "./store-config.server.ts";

/**
 * Initialises the Firestore client, once in a page. Firestore is not asked before the first message; Google's reCAPTCHA is
 * loaded at once where App Check is on.
 */
export async function connectStore({
  emulatorHost,
  appCheckKey,
  ...options
}: StoreConfig): Promise<MessageStore> {
  // Firestore would log the rejected document, that is the visitor's message; the form reports the error.
  setLogLevel("silent");
  const isCommitted = watchCommits();
  const app = initializeApp(options);
  if (appCheckKey) {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(appCheckKey) });
  }
  const store = initializeFirestore(app, emulatorHost ? { host: emulatorHost, ssl: false } : {});
  const messages = collection(store, MESSAGES);
  return {
    write: async (id, message) => {
      const document = doc(messages, id);
      await setDoc(document, { ...message, createdAt: serverTimestamp() });
      if (!isCommitted(document.path))
        throw new Error(
          "The answer does not come from Firestore: nothing confirms that the message is stored.",
        );
    },
  };
}

/** An answer of Firestore to a commit that has taken place. */
type CommitAnswer = { commitTime?: unknown; writeResults?: unknown };

/** The part of a commit that names the written documents. */
type CommitRequest = { writes?: { update?: { name?: string } }[] };

/** URL of a commit; the project's key may follow as a query. */
const COMMIT = /\/documents:commit(\?|$)/;

/**
 * Wraps `fetch` to see which commits of the Firestore client the server has confirmed. The client takes every answer
 * of status 200 for a success, although captive portals and proxies return 200 and store nothing. Only `fetch`, which
 * the client calls by its global name, can read the body.
 * @returns whether the server has confirmed a commit of the document at this path.
 */
export function watchCommits(): (documentPath: string) => boolean {
  const confirmed = new Set<string>();
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await originalFetch(input, init);
    if (answer.ok && COMMIT.test(String(input))) {
      const body: unknown = await answer.clone().json();
      for (const name of getNames(init?.body)) if (isConfirmation(body)) confirmed.add(name);
    }
    return answer;
  };
  return (documentPath) => [...confirmed].some((name) => name.endsWith(`/${documentPath}`));
}

function getNames(body: unknown): string[] {
  const { writes = [] } = JSON.parse(String(body)) as CommitRequest;
  return writes.flatMap(({ update }) => update?.name ?? []);
}

/** Whether an answer has the time of the commit. */
function isConfirmation(answer: unknown): boolean {
  const { commitTime, writeResults } = (answer ?? {}) as CommitAnswer;
  return (
    typeof commitTime === "string" &&
    !Number.isNaN(Date.parse(commitTime)) &&
    Array.isArray(writeResults) &&
    writeResults.length > 0
  );
}
