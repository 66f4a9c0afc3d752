import type { ContactMessage } from "./contact-message.ts";

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
