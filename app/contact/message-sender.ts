import { SUBMIT_LIMIT } from "#app/islands/early-presses.ts";
import { importModules } from "#app/islands/page-modules.ts";
import { OutdatedPageError } from "#app/islands/retry.ts";
import { type ContactMessage, FIELDS, type MessageStore } from "./contact-message.ts";
import { readSalt, storeSubmission, storeTyped } from "./contact-storage.ts";
import type { StoreConfig } from "./store-config.server.ts";

/*
 * How a message ends. Until it is confirmed, the browser keeps its text and what makes its id: a retry is then the same
 * message, not a second one. Nothing is written without a press, or later than ten seconds after it.
 *
 * | outcome  | known by                                       | state of the form            | the browser keeps |
 * | -------- | ---------------------------------------------- | ---------------------------- | ----------------- |
 * | stored   | the store confirms it in time                  | sent                         | that one was sent |
 * | refused  | the store or the network refuses, or no proof  | failed                       | text, id          |
 * | late     | neither within ten seconds of the press        | failed                       | text, id          |
 * | left     | the page is left before one of these           | unconfirmed, on the return   | text, id          |
 * | outdated | the code that writes is gone from the server   | sending, after a reload;     | text, id, press   |
 * |          |                                                | failed if that does not help | text, id          |
 */

/** State of the sending. */
export type SendState =
  | "idle"
  | "sending"
  | "sent"
  | "failed"
  /** Not confirmed because the visitor left the page: the message may have been stored. */
  | "unconfirmed";

/** A press on the button of the form. */
type Press = {
  /** When it was, in milliseconds: time passes before the form is hydrated. */
  time: number;
  /** Reloads an outdated page, which then repeats the press. Returns false where that does not help. */
  reload: () => boolean;
};

/** Sends messages while the page is loaded; each distinct text is stored at most once. */
export type MessageSender = ReturnType<typeof createMessageSender>;

let sender: MessageSender | undefined;

/**
 * The earliest time at which a message is stored, in milliseconds after the page was opened. Simple bots send at once and
 * leave; a visitor's message waits.
 */
const SHORTEST_STAY = 2000;

/** The one sender of the page: the client of the store can be initialised only once. */
export function getMessageSender(config: StoreConfig): MessageSender {
  sender ??= createMessageSender(async () => {
    const store = await importModules("later", async () => {
      const { connectStore } = await import("./message-store.ts");
      return connectStore(config);
    });
    const rest = SHORTEST_STAY - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return store;
  });
  return sender;
}

/** A sender with any store, which is loaded once; after a failure the next send loads it again. */
export function createMessageSender(loadStore: () => Promise<MessageStore>) {
  let loading: Promise<MessageStore> | undefined;
  const load = (): Promise<MessageStore> => {
    loading ??= loadStore().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const attempt = createAttempt();
  const write = async (message: ContactMessage, isLate: () => boolean): Promise<void> => {
    const id = attempt.begin(message);
    const { write } = await load();
    if (isLate()) return;
    await write(id, message);
    if (!isLate()) attempt.confirm();
  };

  return {
    /** Starts loading the store when the visitor first touches the form. The send reports a failed load. */
    prepare: () => void load().catch(() => {}),
    /** Sends a message and resolves with its final state, or 'sending' if the page is about to reload. */
    send: async (message: ContactMessage, { time, reload }: Press): Promise<SendState> => {
      let wasLeft = false;
      const onPageHide = () => {
        wasLeft = true;
      };
      addEventListener("pagehide", onPageHide);
      try {
        await withTimeout(time + SUBMIT_LIMIT - Date.now(), (isLate) => write(message, isLate));
        return "sent";
      } catch (error) {
        // The browser aborts the requests of a page that goes into the back/forward cache.
        if (wasLeft) return "unconfirmed";
        if (error instanceof OutdatedPageError && reload()) return "sending";
        console.error("The contact message could not be sent.", error);
        return "failed";
      } finally {
        removeEventListener("pagehide", onPageHide);
      }
    },
  };
}

/** What makes a retry the same message: its id, and what the browser keeps of it. */
function createAttempt() {
  // Kept here too, because the visitor may empty the storage.
  let salt: string | undefined;
  return {
    /** Notes that a message is being sent. @returns its id, which a retry has again. */
    begin(message: ContactMessage): string {
      salt ??= readSalt();
      storeTyped({ ...message, isTried: true });
      return makeId(message, salt);
    },
    /** Notes that the message is stored: the same text is another message from now on. */
    confirm(): void {
      salt = undefined;
      storeSubmission();
    },
  };
}

/** Rejects when a task has not ended in time. The task checks `isLate` before each step, and stops when it is true. */
function withTimeout(limit: number, task: (isLate: () => boolean) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const end = () => {
      isLate = true;
      reject(new Error(`The message store did not answer within ${SUBMIT_LIMIT / 1000} seconds.`));
    };
    if (limit <= 0) end();
    const timer = setTimeout(end, limit);
    task(() => isLate)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * The id of a message: 20 digits and lower-case letters, a hash of its text and a salt. On a collision the store
 * refuses the second text.
 */
export function makeId(message: ContactMessage, salt: string): string {
  const values = FIELDS.map((field) => message[field]);
  // A field that is added after the last one changes no id while it is empty: a retry after a deployment stays one message.
  while (values.at(-1) === "") values.pop();
  const text = JSON.stringify([salt, ...values]);
  return [hashText(`1${text}`), hashText(`2${text}`)]
    .map((hash) => hash.slice(-10).padStart(10, "0"))
    .join("");
}

/** Hash of a text (cyrb53, 53 bits, public domain). Web Crypto has none for pages that come over HTTP. */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
